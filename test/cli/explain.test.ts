import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { problems } from '../../server/src/problems/index';
import { workshop } from './run';

describe('cli/explain', () => {
  const shop = workshop();
  beforeEach(() => writeFileSync(shop.path('x.poj-2348.game'), '34 12\n15 24\n#> Ollie wins\n1 x\n0 0\n1 1\n'));

  it('tells of each case who wins, by which move, and why', () => {
    const { code, stdout, stderr } = shop.run(['explain', 'x.poj-2348.game']);
    assert.deepEqual({ code, stderr }, { code: 1, stderr: '' });
    assert.match(stdout, /^x\.poj-2348\.game:1: \(34, 12\): 𝒩 Stan wins — /);
    assert.match(stdout, /^ {2}Winning move: subtract 2 × 12 from 34, which leaves \(10, 12\)$/m);
    assert.match(stdout, /^ {2}Line of play: \(34, 12\) → \(10, 12\) → \(10, 2\) → \(0, 2\); Stan wins\.$/m);
    assert.match(stdout, /^x\.poj-2348\.game:2: \(15, 24\): 𝒫 Ollie wins — /m);
    assert.match(stdout, /^x\.poj-2348\.game:4: This case has an error/m);
    assert.doesNotMatch(stdout, /^x\.poj-2348\.game:6/m);
  });

  it('goes through the line of play of the case on a line', () => {
    const { code, stdout } = shop.run(['explain', 'x.poj-2348.game:3']);
    assert.equal(code, 0);
    assert.match(stdout, /^x\.poj-2348\.game:2: \(15, 24\): 𝒫/);
    assert.match(stdout, /^ {6}1 +Stan +subtract 1 × 15 from 24 /m);
    assert.match(stdout, /^ {2}Winner: Ollie\.$/m);
  });

  it('tells of 20 turns unless it is told how many', () => {
    writeFileSync(shop.path('long.take-1-to-3.game'), '1000000\n');
    const turnsIn = (...words: string[]): number =>
      [...shop.run(['explain', 'long.take-1-to-3.game:1', ...words]).stdout.matchAll(/^ {6}\d+ +the /gm)].length;
    assert.equal(turnsIn(), 20);
    assert.equal(turnsIn('--turns', '7'), 7);
    assert.equal(turnsIn('--turns=300'), 300);
  });

  it('finds no case on a line without one', () => {
    const { code, stderr } = shop.run(['explain', 'x.poj-2348.game:5']);
    assert.deepEqual(
      { code, stderr },
      { code: 2, stderr: 'winning-move: x.poj-2348.game: there is no case on line 5\n' },
    );
  });

  it('takes a file for what it is called', () => {
    writeFileSync(shop.path('y.poj-2348.game:3'), '1 1\n0 0\n');
    assert.match(
      shop.run(['explain', '--game', 'poj-2348', 'y.poj-2348.game:3']).stdout,
      /^y\.poj-2348\.game:3:1: \(1, 1\): 𝒩 /,
    );
  });

  const games = new Map(problems.map((problem) => [problem.ruleset.name, problem]));
  for (const [game, { id, sample }] of games) {
    it(`has something to say about ${game}`, () => {
      const { code, stdout, stderr } = shop.run(['explain', '-', '--game', id], sample.input);
      assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
      assert.match(stdout, /^<stdin>:\d+: /);
    });
  }
});
