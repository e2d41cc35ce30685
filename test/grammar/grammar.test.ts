import assert from 'node:assert/strict';
import type { IGrammar } from 'vscode-textmate';
import { loadGrammar, tokensOf } from './tokens';

const INTEGER = 'constant.numeric.integer';
const MALFORMED = 'invalid.illegal.number';
const TERMINATOR = 'keyword.control.terminator';
const WORD = 'string.unquoted.word';
const COMMENT = 'comment.line.number-sign';

/** A line, and its pieces with the innermost scope of each. */
const table: Record<string, [line: string, ...pieces: [text: string, scope: string][]][]> = {
  'numbers as judges write them': [
    ['34 12', ['34', INTEGER], ['12', INTEGER]],
    ['0 5', ['0', INTEGER], ['5', INTEGER]],
    ['  7\t8  ', ['7', INTEGER], ['8', INTEGER]],
    ['123456789012345678901234567890', ['123456789012345678901234567890', INTEGER]],
  ],
  'zeros alone': [
    ['0 0', ['0 0', TERMINATOR]],
    ['0', ['0', TERMINATOR]],
    [' 0  0 0 ', ['0  0 0', TERMINATOR]],
    ['0 00', ['0', INTEGER], ['00', MALFORMED]],
  ],
  'numbers that no judge writes': [
    ['-3 +4', ['-3', MALFORMED], ['+4', MALFORMED]],
    ['007 1.5 .5', ['007', MALFORMED], ['1.5', MALFORMED], ['.5', MALFORMED]],
    ['12a 1e9 3,4', ['12a', MALFORMED], ['1e9', MALFORMED], ['3,4', MALFORMED]],
  ],
  words: [
    ['one 2', ['one', WORD], ['2', INTEGER]],
    ['a1 - ?', ['a1', WORD], ['-', WORD], ['?', WORD]],
  ],
  'the header': [
    [
      '# game: poj-2348',
      ['#', 'punctuation.definition.header'],
      ['game', 'keyword.other.header'],
      [':', 'punctuation.separator.key-value'],
      ['poj-2348', 'entity.name.type.problem'],
    ],
    [
      '#Game:uva-10368 ',
      ['#', 'punctuation.definition.header'],
      ['Game', 'keyword.other.header'],
      [':', 'punctuation.separator.key-value'],
      ['uva-10368', 'entity.name.type.problem'],
    ],
    ['# game: poj-2348 and more', ['#', 'punctuation.definition.comment'], [' game: poj-2348 and more', COMMENT]],
    ['# gameboard: 3', ['#', 'punctuation.definition.comment'], [' gameboard: 3', COMMENT]],
  ],
  comments: [
    ['# 34 12', ['#', 'punctuation.definition.comment'], [' 34 12', COMMENT]],
    ['#', ['#', 'punctuation.definition.comment']],
    ['34 12 # no comment', ['34', INTEGER], ['12', INTEGER], ['#', WORD], ['no', WORD], ['comment', WORD]],
    [' # no comment', ['#', WORD], ['no', WORD], ['comment', WORD]],
  ],
  expectations: [
    ['#> Stan wins', ['#>', 'punctuation.definition.expectation'], ['Stan wins', 'variable.other.expectation']],
    ['#>0 0', ['#>', 'punctuation.definition.expectation'], ['0 0', 'variable.other.expectation']],
    ['#>', ['#>', 'punctuation.definition.expectation']],
  ],
};

describe('grammar', () => {
  let grammar: IGrammar;
  before(async () => {
    grammar = await loadGrammar();
  });

  for (const [name, lines] of Object.entries(table)) {
    it(`colours ${name}`, () => {
      for (const [line, ...pieces] of lines) assert.deepEqual(tokensOf(grammar, line), pieces, line);
    });
  }

  it('marks a whole expectation line as one thing', () => {
    const [first] = grammar.tokenizeLine('#> Stan wins', null).tokens;
    assert.deepEqual(first?.scopes.slice(0, 2), ['source.game', 'meta.expectation.game']);
  });

  it('keeps no state from one line to the next', () => {
    const { ruleStack } = grammar.tokenizeLine('#> Stan', null);
    assert.deepEqual(grammar.tokenizeLine('34 12', ruleStack).tokens, grammar.tokenizeLine('34 12', null).tokens);
  });
});
