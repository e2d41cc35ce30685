/** Gives a name of a game another one, everywhere. */
import type { Edit } from '../../text/finding';
import { type Message, message } from '../../text/message';
import type { Place } from '../../text/place';
import { gameOf, type OwnGame } from '../game';
import { type GameText, ruleLine } from '../lines';
import { isName } from '../syntax/reader';
import type { GameSymbol } from './symbols';

/** Returns the name at a place, its end included; undefined if there is none. */
export const symbolAt = ({ symbols }: OwnGame, { line, character }: Place): GameSymbol | undefined =>
  symbols.find(({ spans }) =>
    spans.some(({ start, end }) => start.line === line && start.character <= character && character <= end.character),
  );

/** Returns the edits, or what is wrong with the new name. */
export function rename(text: GameText, game: OwnGame, symbol: GameSymbol, name: string): readonly Edit[] | Message {
  if (!isName(name))
    return message('{0} is not a name: a name has letters and digits, and begins with a letter.', name);
  if (game.symbols.some((other) => other.name === name && other !== symbol))
    return message('{0} is taken: it is a number of the position or the input.', name);
  const edits = symbol.spans.map((span) => ({ span, text: name }));
  const renamed = gameOf({ ...text, lines: text.lines.map((line) => ruleLineWith(line, edits)) });
  // Words such as `primes` are names in some places only.
  return renamed.findings.length > game.findings.length || placesIn(renamed) !== placesIn(game)
    ? message('{0} cannot be told from other names here.', name)
    : edits;
}

const placesIn = ({ symbols }: OwnGame): number => symbols.reduce((sum, { spans }) => sum + spans.length, 0);

function ruleLineWith(line: GameText['lines'][number], edits: readonly Edit[]): GameText['lines'][number] {
  let { text } = line;
  const here = edits.filter(({ span }) => span.start.line === line.line);
  for (const { span, text: name } of here.sort((a, b) => b.span.start.character - a.span.start.character))
    text = text.slice(0, span.start.character) + name + text.slice(span.end.character);
  return ruleLine(text, line.keyPiece.from, line.line) ?? line;
}
