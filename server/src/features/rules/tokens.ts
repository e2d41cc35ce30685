/** The colours of lines of rules, as semantic tokens. */
import { type Coloured, coloursOf } from '../../games/editing/colours';
import type { RulesView } from './view';

/** The kinds of pieces, among the types of tokens. */
type RuleTokenType =
  | 'problem'
  | 'keyword'
  | 'function'
  | 'operator'
  | 'string'
  | 'number'
  | 'variable'
  | 'count'
  | 'parameter';

export interface RuleToken {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly type: RuleTokenType;
}

/** Returns the tokens of all lines, in order of place. */
export function ruleTokens({ document, declaration: { text, game } }: RulesView): RuleToken[] {
  return coloursOf(text, game).map(({ span: { start, end }, kind }) => ({
    line: start.line,
    start: start.character,
    end: end.character,
    type: typeOf(kind, document.lineText(start.line).charAt(start.character)),
  }));
}

/** A number that is written and the name of a number are of one kind. */
function typeOf(kind: Coloured['kind'], first: string): RuleTokenType {
  switch (kind) {
    case 'game':
      return 'problem';
    case 'key':
    case 'keyword':
      return 'keyword';
    case 'function':
    case 'operator':
      return kind;
    case 'word':
      return 'string';
    case 'number':
      return /\p{N}/u.test(first) ? 'number' : 'variable';
    case 'cases':
      return 'count';
    case 'list':
    case 'variable':
    case 'definition':
      return 'variable';
    case 'coordinate':
      return 'parameter';
  }
}
