/** The names of a game and where they stand: for hovers, rename, references and colours. */
import type { Span } from '../../text/place';
import { spanOn } from '../mistakes';
import type { Name } from '../syntax/tree';

export type Role =
  /** The number of cases. */
  | 'cases'
  /** A number of the input. */
  | 'number'
  /** A list of the input, or a column of repeated lines. */
  | 'list'
  /** A number of a position that is not called as in the input. */
  | 'coordinate'
  /** Bound by `for`. */
  | 'variable'
  /** Defined by `where`. */
  | 'definition';

export interface GameSymbol {
  readonly name: string;
  readonly role: Role;
  /** Where the name stands, the declaration first. */
  readonly spans: readonly Span[];
}

/** Collects symbols. Names of one line only are told apart by the line. */
export class Symbols {
  private readonly found = new Map<string, { name: string; role: Role; spans: Span[] }>();

  note(role: Role, line: number, name: Name): void {
    const isOfLine = role === 'variable' || role === 'definition';
    const key = `${isOfLine ? line : role === 'coordinate' ? 'part' : 'input'} ${name.name}`;
    let symbol = this.found.get(key);
    if (!symbol) this.found.set(key, (symbol = { name: name.name, role, spans: [] }));
    symbol.spans.push(spanOn(line, name));
  }

  get all(): readonly GameSymbol[] {
    return [...this.found.values()];
  }
}
