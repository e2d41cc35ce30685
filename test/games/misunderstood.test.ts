/** Findings for what people write who have not read how, and none of them for rules that are as they should be, while they are typed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GameDocument } from '../../server/src/document/document';
import { gameOf } from '../../server/src/games/game';
import { type GameText, readHeader, readRulesFile } from '../../server/src/games/lines';
import { allFindings } from '../document/observe';
import { libraryFiles } from '../library/files';
import { some } from '../thorough';
import { declare, headerOf, shown } from './declare';

const NEW = ['in-words', 'no-arrow', 'choice-or-heaps', 'no-parentheses', 'no-claim', 'missing-colon'];

const newOf = (text: GameText): string[] =>
  gameOf(text)
    .findings.filter(({ code }) => NEW.includes(code))
    .map(shown);

/** Types the text line by line, and each line of rules character by character. */
function* typed(text: string): Generator<string> {
  let before = '';
  for (const line of text.split('\n')) {
    if (/^#?\s*[A-Za-z]+\s*[:：]/.test(line))
      for (let to = 1; to <= line.length; to++) yield before + line.slice(0, to);
    before += `${line}\n`;
  }
}

const DOCUMENT = readFileSync(path.join(__dirname, '../../docs/own-games.md'), 'utf8');
const examples = [...DOCUMENT.matchAll(/^```game\n([^]*?)^```/gm)].map(([, text = '']) => text);

describe('games, rules that are misunderstood', () => {
  it('have no finding of theirs while the examples of the language are typed', () => {
    assert.ok(examples.length > 10);
    for (const text of examples)
      for (const sofar of typed(text)) {
        const header = readHeader(sofar);
        if (header) assert.deepEqual(newOf(header), [], sofar);
      }
  });

  it('have none while the rules of the library are typed', () => {
    for (const [id, text] of some([...libraryFiles], 25)) {
      const lines = (text.split(/^sample:/m)[0] ?? '').split('\n');
      const input = lines.find((line) => line.startsWith('input:')) ?? '';
      // What is said of a line follows from it and the names of the input.
      for (const line of lines.filter((one) => /^(?:move|start|ask|claim|trust|bounds):/.test(one)))
        for (let to = 1; to <= line.length; to++)
          assert.deepEqual(newOf(readRulesFile(`${input}\n${line.slice(0, to)}\n`, id)), [], line.slice(0, to));
    }
  });

  it('do not take remarks for rules without a colon', () => {
    const remarks = [
      'win the game of your life',
      'move a stone',
      'move stones from one heap to another',
      'input of the first case',
      'start here',
      'sum of all heaps',
      'say something',
      'claim what you like',
      'players take turns',
      'note that this is a remark',
      'trust me',
      'bounds are those of the statement',
      'lose one and win the other',
      'ask again',
    ];
    assert.deepEqual(declare('move: take 1..3', ...remarks).findings.map(shown), []);
    assert.deepEqual(declare('move: take 1..3', 'win: A', 'lose: B', 'win B', 'lose A').findings.map(shown), []);
  });

  it('finds rules that have no colon at all, and says nothing of what is missing because of it', () => {
    const codes = (text: string): string[] =>
      allFindings(new GameDocument('file:///x.game', text, { fileName: 'x.game' })).map(
        ({ code, severity }) => `${severity} ${code}`,
      );
    assert.deepEqual(codes('# game: mine\n# move take 1..3\n5\n'), ['error missing-colon']);
    assert.deepEqual(codes('# game: mine\n# move: take 1..3\n# input n / …\n5\n'), ['warning missing-colon']);
    assert.deepEqual(codes(headerOf('move: take 1..3', 'bounds 1 <= n <= 9').concat('5\n')), ['warning missing-colon']);
    const file = gameOf(readRulesFile('title Mine\nmove take 1..3\n', 'x'));
    assert.deepEqual(
      file.findings.map(({ code, severity }) => `${severity} ${code}`),
      ['warning missing-colon', 'error missing-colon'],
    );
  });

  it('leaves heaps side by side where that is meant', () => {
    for (const move of ['h -> h - 1, h - 1', 'h -> x, h - 2 - x for x in 0..h - 2', 'h -> h/2, h - h/2', 'h -> h - 1'])
      assert.deepEqual(declare(`move: ${move}`).findings.map(shown), [], move);
  });

  it('holds a case against the conditions that the bounds have now', () => {
    const text = '# game: mine\n# input: n a1 … an / …\n# bounds: xor(x for x in a) != 0\n# move: take 1..a\n2 3 3\n';
    const document = new GameDocument('file:///x.game', text, { fileName: 'x.game' });
    assert.equal(allFindings(document).length, 1);
    const span = { start: { line: 2, character: 31 }, end: { line: 2, character: 32 } };
    document.update([{ span, text: '5' }]);
    assert.equal(document.lineText(2), '# bounds: xor(x for x in a) != 5');
    assert.deepEqual(allFindings(document), []);
  });
});
