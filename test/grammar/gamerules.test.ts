import assert from 'node:assert/strict';
import type { IGrammar } from 'vscode-textmate';
import { KEYS, RULE_KEYS } from '../../server/src/games/keyNames';
import { FOLDS, FUNCTIONS } from '../../server/src/games/syntax/expression';
import configuration from '../../syntaxes/gamerules-language-configuration.json';
import { loadGrammar, tokensOf } from './tokens';

const KEY = 'keyword.other.key';
const COLON = 'punctuation.separator.key-value';
const NAME = 'variable.other';
const NUMBER = 'constant.numeric.integer';
const RULE = 'keyword.other.rule';
const ARROW = 'keyword.operator.arrow';
const BRACKET = 'punctuation.bracket';
const COMMA = 'punctuation.separator.comma';
const SIGN = 'keyword.operator';
const FUNCTION = 'support.function';
const CONTROL = 'keyword.control';

/** A line of a file of rules, and its pieces with the innermost scope of each. */
const table: Record<
  string,
  readonly (readonly [line: string, ...pieces: (readonly [text: string, scope: string])[]])[]
> = {
  layouts: [
    [
      'input: T / h1 ... hn / 0',
      ...([
        ['input', KEY],
        [':', COLON],
        ['T', NAME],
        ['/', 'punctuation.separator.line'],
        ['h1', NAME],
      ] as const),
      ...([
        ['...', 'keyword.operator.repeat'],
        ['hn', NAME],
        ['/', 'punctuation.separator.line'],
        ['0', NUMBER],
      ] as const),
    ],
  ],
  moves: [
    ['move: take a from K', ['move', KEY], [':', COLON], ['take', RULE], ['a', NAME], ['from', RULE], ['K', NAME]],
    ['MOVE：code 0.7F', ['MOVE', KEY], ['：', COLON], ['code', RULE], ['0.7F', 'constant.numeric.code']],
    [
      'move: (a, b) -> (0, min(a, b)) if a mod 2 = 0',
      ...([
        ['move', KEY],
        [':', COLON],
        ['(', BRACKET],
        ['a', NAME],
        [',', COMMA],
        ['b', NAME],
        [')', BRACKET],
      ] as const),
      ...([
        ['->', ARROW],
        ['(', BRACKET],
        ['0', NUMBER],
        [',', COMMA],
        ['min', FUNCTION],
        ['(', BRACKET],
      ] as const),
      ...([
        ['a', NAME],
        [',', COMMA],
        ['b', NAME],
        [')', BRACKET],
        [')', BRACKET],
        ['if', CONTROL],
        ['a', NAME],
      ] as const),
      ...([
        ['mod', 'keyword.operator.word'],
        ['2', NUMBER],
        ['=', SIGN],
        ['0', NUMBER],
      ] as const),
    ],
    [
      'move: format -> nothing',
      ...([
        ['move', KEY],
        [':', COLON],
        ['format', NAME],
        ['->', ARROW],
        ['nothing', 'constant.language'],
      ] as const),
    ],
  ],
  claims: [
    [
      'claim: P when N = 1..3',
      ...([
        ['claim', KEY],
        [':', COLON],
        ['P', 'constant.language'],
        ['when', CONTROL],
        ['N', NAME],
        ['=', SIGN],
      ] as const),
      ...([
        ['1', NUMBER],
        ['..', 'keyword.operator.range'],
        ['3', NUMBER],
      ] as const),
    ],
  ],
  'what the judge prints': [
    [
      'say: Case {i}: {}\\n',
      ...([
        ['say', KEY],
        [':', COLON],
        ['Case', 'string.unquoted.word'],
        ['{i}', 'constant.other.placeholder'],
      ] as const),
      ...([
        [':', 'string.unquoted.word'],
        ['{}', 'constant.other.placeholder'],
      ] as const),
      ['\\n', 'constant.character.escape'],
    ],
    ['win: if 1', ['win', KEY], [':', COLON], ['if', 'string.unquoted.word'], ['1', 'string.unquoted.word']],
    ['misere: yes', ['misere', KEY], [':', COLON], ['yes', 'constant.language.choice']],
  ],
  comments: [
    ['# move: 3', ['#', 'punctuation.definition.comment'], [' move: 3', 'comment.line.number-sign']],
    ['moves: 3', ['moves:', 'string.unquoted.word'], ['3', 'string.unquoted.word']],
  ],
};

describe('grammar of rules', () => {
  let rules: IGrammar;
  let game: IGrammar;
  before(async () => {
    [rules, game] = [await loadGrammar('gamerules'), await loadGrammar()];
  });

  for (const [name, lines] of Object.entries(table)) {
    it(`colours ${name}`, () => {
      for (const [line, ...pieces] of lines) assert.deepEqual(tokensOf(rules, line), pieces, line);
    });
  }

  it('colours each line in the header of a test file as in a file of rules', () => {
    for (const key of RULE_KEYS) {
      const line = `${key}: (n) -> n - 1 for x in {i}`;
      const [sign, ...pieces] = tokensOf(game, `# ${line}`);
      assert.deepEqual(sign, ['#', 'punctuation.definition.rule']);
      assert.deepEqual(pieces[0], [key, KEY]);
      assert.deepEqual(pieces, tokensOf(rules, line));
    }
  });

  it('knows every key in a file of rules', () => {
    for (const key of KEYS) assert.deepEqual(tokensOf(rules, `${key}: x`)[0], [key, KEY]);
  });

  it('leaves comments that begin like a rule alone', () => {
    for (const line of ['# moves: 3', '# my move: 3', '#> move: 3', '# note: 3'])
      assert.ok(!tokensOf(game, line).some(([, scope]) => scope === KEY), line);
  });

  it('knows every function', () => {
    for (const name of Object.keys(FUNCTIONS))
      assert.deepEqual(tokensOf(rules, `move: ${name}(n)`)[2], [name, FUNCTION], name);
    for (const name of FOLDS.filter((one) => one !== 'xor'))
      assert.deepEqual(tokensOf(rules, `start: ${name}(x for x in a)`)[2], [name, FUNCTION], name);
  });

  it('takes a name, a number and a code as one word each', () => {
    const { pattern, flags } = configuration.wordPattern;
    const words = (line: string): string[] => line.match(new RegExp(pattern, `${flags}g`)) ?? [];
    assert.deepEqual(words('move: code 0.77 on h1'), ['move', 'code', '0.77', 'on', 'h1']);
    assert.deepEqual(words('堆 -> 堆-1'), ['堆', '堆', '1']);
  });
});
