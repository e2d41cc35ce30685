/** A file of rules, `NAME.gamerules`: the game that it declares, for itself and for the test files beside it. */
import { readRulesFile, RULE_LINES } from '../../games/lines';
import type { Span } from '../../text/place';
import { lineText } from '../../text/table';
import { BlockReader } from '../blocks/block';
import { Blocks } from '../blocks/blocks';
import { type Declaration, declare } from '../choice/declaration';

/** What the names of such files end with. */
export const RULES_EXTENSION = '.gamerules';

/** Returns the game that a text declares in a file of this name. */
export const declarationIn = (text: string, fileName: string, before?: Declaration): Declaration =>
  declare(readRulesFile(text, gameNameOf(fileName)), before);

const gameNameOf = (fileName: string): string =>
  fileName.toLowerCase().endsWith(RULES_EXTENSION) ? fileName.slice(0, -RULES_EXTENSION.length) : fileName;

/** One that is open in an editor. */
export class RulesDocument {
  declaration: Declaration;
  /** Changes with the text. */
  version = 0;
  private blocks: Blocks;

  constructor(
    readonly uri: string,
    private readonly fileName: string,
    text: string,
  ) {
    this.blocks = blocksOf(text);
    this.declaration = declarationIn(text, fileName);
  }

  get lineCount(): number {
    return this.blocks.lineCount;
  }

  text(): string {
    return this.blocks.text();
  }

  /** Returns a line without its line ending; empty beyond the text. */
  lineText(line: number): string {
    const index = this.blocks.blockOfLine(line);
    if (index < 0) return '';
    const { table } = this.blocks.at(index);
    const local = line - this.blocks.linesBefore(index);
    return local < table.lineCount ? lineText(table, local) : '';
  }

  /** Applies changes one after the other; a change without a span is of all of the text. */
  update(changes: readonly { readonly span?: Span; readonly text: string }[]): void {
    this.version++;
    for (const { span, text } of changes) {
      if (span) this.blocks.replace(span, text);
      else this.blocks = blocksOf(text);
    }
    this.declaration = declarationIn(this.blocks.beginning(RULE_LINES), this.fileName, this.declaration);
  }
}

const blocksOf = (text: string): Blocks => new Blocks(text, new BlockReader(undefined));
