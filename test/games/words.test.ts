import assert from 'node:assert/strict';
import { guessLayouts } from '../../server/src/games/editing/guess';
import { readHeader, readRulesFile, textOf } from '../../server/src/games/lines';
import { playersOf, readPlayers, readSay, said } from '../../server/src/games/words';
import { problems } from '../../server/src/problems/index';

const names = (win: string, lose: string) =>
  playersOf(win, lose).map((name) => (typeof name === 'string' ? name : '—'));

describe('games/words', () => {
  it('puts words into a template', () => {
    const say = (template: string, ...words: string[]) => said(readSay(template)!, words, 7);
    assert.equal(say('{}', 'W', 'L'), 'WL');
    assert.equal(say('Case {i}: {}.', 'W'), 'Case 7: W.');
    assert.equal(say('Case {i}:\\n{\\n}', 'W', 'L'), 'Case 7:\nW\nL');
    assert.equal(say('{, } ({i})', 'W', 'L'), 'W, L (7)');
    assert.equal(readSay('Case {i}:'), undefined);
    assert.equal(readSay('{x}'), undefined);
  });

  it('finds the players in the words', () => {
    assert.deepEqual(names('Stan wins.', 'Ollie wins.'), ['Stan', 'Ollie']);
    assert.deepEqual(names('First player wins.', 'Second player wins.'), ['First', 'Second']);
    assert.deepEqual(names('Rabbit Win!', 'Grass Win!'), ['Rabbit', 'Grass']);
    assert.deepEqual(names('Player 1 wins', 'Player 2 wins'), ['Player 1', 'Player 2']);
    for (const [win, lose] of [
      ['Yes', 'No'],
      ['I WIN!', 'BAD LUCK!'],
      ['1', '0'],
      ['Wonderful!', 'What a pity!'],
      ['W', 'W'],
    ])
      assert.deepEqual(names(win!, lose!), ['—', '—'], win);
    assert.deepEqual(readPlayers('Alice, Bob'), ['Alice', 'Bob']);
    assert.deepEqual(readPlayers('Ann Lee and Bo'), ['Ann Lee', 'Bo']);
    assert.equal(readPlayers('A, B, C'), undefined);
    assert.equal(readPlayers('A, A'), undefined);
  });
});

describe('games/lines', () => {
  it('reads the lines below the name, before the first numbers', () => {
    const text = '# by me\n# move: x\n\n# Game: mine\r\n#input : n  \n# https://a.b\n#> out\n# win: A\n';
    const header = readHeader(text)!;
    assert.equal(header.name, 'mine');
    assert.deepEqual(
      header.lines.map((line) => [line.line, line.key, textOf(line)]),
      [
        [4, 'input', 'n'],
        [5, 'https', '//a.b'],
      ],
    );
    assert.equal(readHeader('# move: take 1\n1 2\n# game: x\n'), undefined);
    assert.equal(readHeader('# game: x\n5\n# move: y')!.lines.length, 0);
  });

  it('reads a file of rules', () => {
    const { lines, nameSpan } = readRulesFile('# a remark: x\nmove: take 1..3\n\nwin：A', 'mine');
    assert.deepEqual(
      lines.map((line) => [line.line, line.key, textOf(line)]),
      [
        [1, 'move', 'take 1..3'],
        [3, 'win', 'A'],
      ],
    );
    assert.equal(nameSpan, undefined);
  });
});

describe('games/guess', () => {
  it('guesses layouts that fit all the numbers', () => {
    assert.deepEqual(guessLayouts('2\n2 4\n1 2\n'), ['T / a b / …', 'n / a b / … × n']);
    assert.equal(guessLayouts('3\n3\n5 5 5\n1\n2\n2\n1 1\n')[0], 'T / n / h1 … hn / …');
    assert.equal(guessLayouts('# game: x\n34 12\n15 24\n0 0\n')[0], 'a b / … / 0 0');
    assert.equal(guessLayouts('2 4\n2 3\n')[0], 'n k / h1 … hn');
    assert.deepEqual(guessLayouts('5\n'), ['n', 'n / …']);
    assert.deepEqual(guessLayouts('1 2 3 4 5\n1 2\n'), []);
    assert.deepEqual(guessLayouts('# nothing\n'), []);
    assert.deepEqual(guessLayouts('5\n'.repeat(100_000)), []);
  });

  it('finds something for most samples', () => {
    const found = problems.filter(({ sample }) => guessLayouts(sample.input).length > 0);
    assert.ok(found.length > problems.length * 0.8, `${found.length} of ${problems.length}`);
  });
});
