/** What there is to say about a place in the lines of a game, from the lines alone. */
import { lineOf } from '../../formats/compile';
import { relatedTo } from '../../formats/describe';
import { rangeOf } from '../../formats/diagnose';
import { listed } from '../../text/joined';
import { type Message, message } from '../../text/message';
import type { Place, Span } from '../../text/place';
import type { Declared, OwnGame } from '../game';
import { isKey } from '../keyNames';
import type { GameText, RuleLine } from '../lines';
import { spanOn } from '../mistakes';
import { describeDigit, describeMove, longForm } from './describe';
import { aboutKey } from './keys';
import { claimText } from './print';
import { symbolAt } from './rename';
import type { GameSymbol } from './symbols';

export interface About {
  readonly span: Span;
  readonly sentences: readonly Message[];
  /** Rules written out. */
  readonly code: readonly string[];
  /** It is about the line, and not about a piece of it. */
  readonly isOfLine?: true;
}

export function aboutPlace(text: GameText, game: OwnGame, position: Place): About | undefined {
  const at = text.lines.find(({ line }) => line === position.line);
  if (!at || !isKey(at.key)) return undefined;
  if (position.character >= at.keyPiece.from && position.character <= at.keyPiece.to)
    return { span: spanOn(at.line, at.keyPiece), sentences: [aboutKey(at.key)], code: [] };
  return aboutDigit(at, game, position) ?? aboutSymbol(game, position) ?? aboutLine(at, game);
}

function aboutDigit(at: RuleLine, { declared }: OwnGame, { character }: Place): About | undefined {
  const short = declared?.rules.moves[declared.moveLines.indexOf(at)]?.short;
  if (short?.kind !== 'code') return undefined;
  const start = at.text.indexOf(short.text, at.value.from);
  const point = start + short.text.indexOf('.');
  if (character < start || character >= start + short.text.length || character === point) return undefined;
  const taken = character < point ? 0 : character - point;
  const span = spanOn(at.line, { from: character, to: character + 1 });
  return { span, sentences: [describeDigit(short, taken)], code: [] };
}

function aboutSymbol(game: OwnGame, position: Place): About | undefined {
  const symbol = symbolAt(game, position);
  const span = symbol?.spans.find(
    ({ start, end }) =>
      start.line === position.line && start.character <= position.character && position.character <= end.character,
  );
  return symbol && span && { span, sentences: sentencesAbout(symbol, game.declared), code: [] };
}

function sentencesAbout({ name, role }: GameSymbol, declared: Declared | undefined): Message[] {
  const isPart = declared?.isPlain === true && declared.rules.coordinates.includes(name);
  const range = declared && rangeIn(declared, name);
  return [
    aboutRole(role, name),
    ...(isPart
      ? [
          isList(declared, name)
            ? message('Each of them is a part, and the position is their sum.')
            : message('It is a number of the position.'),
        ]
      : []),
    ...(range === undefined ? [] : [message('Bounds: {0}.', range)]),
  ];
}

const isList = (declared: Declared, name: string): boolean => declared.input.names.get(name)?.kind === 'list';

function aboutRole(role: GameSymbol['role'], name: string): Message {
  switch (role) {
    case 'cases':
      return message('{0} is the number of cases.', name);
    case 'number':
      return message('{0} is a number of the case.', name);
    case 'list':
      return message('{0} is a list of the case.', name);
    case 'coordinate':
      return message('{0} is a number of the position.', name);
    case 'variable':
      return message('{0} takes each value after “in”.', name);
    case 'definition':
      return message('{0} is short for an expression.', name);
  }
}

/** Returns the bounds that are written. */
function rangeIn({ input: { format } }: Declared, name: string): Message | undefined {
  const items = format.rows.flatMap((row) => [...lineOf(row).items]);
  const item =
    format.end.kind === 'count' && format.end.field.name === name
      ? format.end.field
      : items.find((one) => one.name === name);
  if (!item) return undefined;
  const isBounded = item.min !== undefined || item.max !== undefined;
  const said = [...(isBounded ? [rangeOf(item)] : []), ...relatedTo(format, name)];
  return said.length > 0 ? listed(said) : undefined;
}

function aboutLine(at: RuleLine, { declared }: OwnGame): About | undefined {
  if (!declared) return undefined;
  const span = spanOn(at.line, at.value);
  const move = declared.rules.moves[declared.moveLines.indexOf(at)];
  if (move)
    return {
      span,
      sentences: [describeMove(move, declared.rules)],
      code: move.short ? longForm(move, declared.rules) : [],
      isOfLine: true,
    };
  const claim = declared.rules.claims[declared.claimLines.indexOf(at)];
  return claim && { span, sentences: [], code: [claimText(claim, declared.rules)] };
}
