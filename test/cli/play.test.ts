import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { wonGames } from '../wonGames';
import { workshop } from './run';

describe('cli/play', () => {
  const shop = workshop();

  for (const { problem, input, line, choices } of wonGames()) {
    it(`${problem.ruleset.name}: perfect play from a won position wins`, () => {
      writeFileSync(shop.path(`x.${problem.id}.game`), input);
      const typed = choices.map((path) => `${path.join(' ')}\n`).join('');
      const { code, stdout, stderr } = shop.run(['play', `x.${problem.id}.game:${line}`], typed);
      assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
      assert.match(stdout, /You have won\.\n$/);
    });
  }

  it('takes the position as the judge writes it, choices in a row or one by one, and tells what a bad move gave away', () => {
    const { code, stdout } = shop.run(['play', 'poj-2234', '3', '3', '6', '9'], '1\n1\nhint\nundo\n1 1\n');
    assert.equal(code, 0);
    assert.deepEqual(stdout.split('\n').slice(0, 8), [
      'Nim (poj-2234). “help” says what can be typed.',
      '(3, 6, 9)',
      'which heap? (1–3) 1',
      'how many? (1–3) 1',
      'You: take 1 from heap 1, which leaves (2, 6, 9)',
      'This move gives the win away. The answer: take 5 from heap 3, which leaves (2, 6, 4). What wins: take 4 from heap 3, which leaves (3, 6, 5).',
      'Program: take 5 from heap 3, which leaves (2, 6, 4)',
      'which heap? (1–3) hint',
    ]);
    assert.match(stdout, /^which heap\? \(1–3\) undo\n\(3, 6, 9\)$/m);
  });

  it('lets the program begin, and ends with the game', () => {
    const { code, stdout } = shop.run(['play', 'poj-2348', '--second', '1', '1']);
    assert.deepEqual({ code, last: stdout.split('\n').at(-2) }, { code: 0, last: 'The program has won.' });
  });

  it('tells the moves, and why', () => {
    const { stdout } = shop.run(['play', 'hdu-2147', '3', '4'], 'moves\nwhy\nquit\n');
    assert.match(stdout, /^ {2}diagonal +move the coin down-left, which leaves 2 × 3$/m);
    assert.match(stdout, /odd/);
  });

  it('says so of what is no move, and goes on', () => {
    const { code, stdout } = shop.run(['play', 'poj-1067', '5', '9'], 'c\na 6\n5 9\n\nboth 5\n');
    assert.equal(code, 0);
    assert.equal(stdout.match(/^That is no legal move\.$/gm)!.length, 3);
    assert.match(stdout, /^You: take 5 from each heap, which leaves \(0, 4\)$/m);
  });

  it('speaks Chinese, and understands it', () => {
    const { stdout } = shop.run(['play', '--locale', 'zh-cn', 'poj-1067', '5', '9'], '提示\n退出\n');
    assert.match(stdout, /哪一堆，还是两堆？（a, b, both）/);
    assert.match(stdout, /必胜/);
  });

  it('refuses what is no case, and says why', () => {
    const { code, stderr } = shop.run(['play', 'poj-2348', '34', 'x']);
    assert.equal(code, 2);
    assert.match(stderr, /^winning-move: “34 x” is no case of poj-2348: /);
    assert.match(shop.run(['play', 'poj-2348', '0', '0']).stderr, /“0 0” is no case of poj-2348/);
    assert.match(shop.run(['play', 'poj-9999']).stderr, /unknown problem “poj-9999”/);
    assert.match(shop.run(['play']).stderr, /expected a problem or a file name/);
  });

  it('plays a case of several lines, and a game of one’s own from its file', () => {
    assert.match(shop.run(['play', 'hdu-1536', '2 2 5 1 2 5 12'], 'quit\n').stdout, /\(5, 12\)/);
    writeFileSync(
      shop.path('own.game'),
      '# game: mine\n# input: N K / a1 … aN\n# move: take a from K\n# win: First\n# lose: Second\n2 7\n2 3\n',
    );
    assert.match(shop.run(['play', 'own.game'], 'hint\nquit\n').stdout, /This wins: take 2, which leaves 5/);
  });

  it('takes a file of rules for a problem', () => {
    writeFileSync(shop.path('s.gamerules'), 'input: n / …\nmove: take 1..3\nwin: W\nlose: L\n');
    assert.match(shop.run(['play', 's.gamerules', '7'], 'hint\nquit\n').stdout, /This wins: take 3, which leaves 4/);
    assert.match(shop.run(['play', 's.gamerules'], 'hint\nquit\n').stdout, /This wins: take 1/);
  });

  it('refuses a position beside a file in one sentence', () => {
    writeFileSync(shop.path('own.game'), '# game: poj-2348\n34 12\n0 0\n');
    const { code, stdout, stderr } = shop.run(['play', 'own.game', '7']);
    assert.deepEqual(
      { code, stdout, stderr },
      { code: 2, stdout: '', stderr: 'winning-move: expected one file; unexpected argument “7”\n' },
    );
  });
});
