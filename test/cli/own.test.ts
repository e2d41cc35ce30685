/** Games of one's own on the command line, as processes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judged } from '../games/declare';
import { CLI, environment, workshop } from './run';

const SAMPLES = path.join(import.meta.dirname, '../../samples');

/** The ten games of the guide. */
const own = readdirSync(SAMPLES).filter((name) => name.startsWith('own-'));

const STICKS = 'move: take 1..3\nwin: W\nlose: L\n';

/** What the lines `#> …` of a file say. */
const expectedIn = (text: string): string => [...text.matchAll(/^#> (.*)$/gm)].map(([, line]) => `${line!}\n`).join('');

/** Real problems whose samples take no long search and are printed by their headers as they stand. */
const JUDGED = [
  ...['atcoder-dp-k', 'cses-1729', 'cses-1730', 'leetcode-1510', 'poj-2311', 'poj-2348', 'spoj-mmmgame', '51nod-1066'],
  ...['51nod-1067', '51nod-1069', '51nod-1070', '51nod-1072', 'acwing-219', 'acwing-891', 'acwing-893', 'acwing-894'],
];

describe('cli/own', () => {
  const shop = workshop();
  const write = (name: string, text: string): void => writeFileSync(shop.path(name), text);

  it('solves and checks the games of the guide', () => {
    assert.ok(own.length >= 10);
    for (const name of own) {
      const text = readFileSync(path.join(SAMPLES, name), 'utf8');
      const { code, stdout } = shop.run(['check', path.join(SAMPLES, name)]);
      assert.equal(code, 0, `${name}: ${stdout}`);
      if (!/^# win:/m.test(text)) continue;
      const solved = shop.run(['solve', path.join(SAMPLES, name)]);
      assert.deepEqual(solved, { code: 0, stdout: expectedIn(text), stderr: '' }, name);
    }
  });

  it('prints the samples of real problems byte for byte', () => {
    for (const id of JUDGED) {
      const { header, input, output } = judged[id]!;
      const text = `# game: ${id}-own\n${header.map((line) => `# ${line}\n`).join('')}${input}`;
      const { stdout, code } = shop.run(['solve', '-'], text);
      assert.deepEqual([code, stdout.trim()], [0, output.trim()], id);
      assert.equal(shop.run(['export', '-'], text).stdout, input, id);
    }
  });

  it('takes rules from a file beside, or from the one that is named', () => {
    write('sticks.gamerules', STICKS);
    write('hard.sticks.game', '4\n5\n');
    write('named.game', '# game: sticks\n4\n5\n');
    write('judge.in', '4\n5\n');
    const done = { code: 0, stdout: 'L\nW\n', stderr: '' };
    assert.deepEqual(shop.run(['solve', 'hard.sticks.game']), done);
    assert.deepEqual(shop.run(['solve', shop.path('named.game')]), done);
    assert.deepEqual(shop.run(['solve', '--game', 'sticks.gamerules', 'judge.in']), done);
    assert.deepEqual(shop.run(['solve', '--game', 'sticks.gamerules', '-'], '4\n5\n'), done);
    assert.equal(shop.run(['write', 'hard.sticks.game']).code, 0);
    assert.equal(readFileSync(shop.path('hard.sticks.out'), 'utf8'), 'L\nW\n');
    assert.equal(shop.run(['check', '--strict', 'hard.sticks.game']).code, 0);
    write('hard.sticks.out', 'L\nL\n');
    assert.match(shop.run(['check', 'hard.sticks.game']).stdout, /^hard\.sticks\.game:2:1: error output-file-stale/);
    assert.match(shop.run(['explain', '--game', 'sticks.gamerules', 'judge.in:2']).stdout, /Winning move: take 1/);
    assert.equal(shop.run(['export', '--game', 'sticks.gamerules', 'named.game']).stdout, '4\n5\n');
    const missing = shop.run(['solve', '--game', 'none.gamerules', 'judge.in']);
    assert.deepEqual(missing, {
      code: 1,
      stdout: '',
      stderr: 'winning-move: none.gamerules: no such file or folder\n',
    });
  });

  it('says what is wrong with rules', () => {
    write('bad.gamerules', 'input: n\nmove: take 1..kk from n\n');
    write('x.bad.game', '4\n');
    write('own.game', '# game: own\n# input: n\n# move: take 1..kk from n\n4\n');
    const sentence = 'error unknown-name: Unknown name kk.\n';
    assert.deepEqual(shop.run(['check', 'bad.gamerules']), {
      code: 1,
      stdout: `bad.gamerules:2:15: ${sentence}`,
      stderr: '',
    });
    assert.deepEqual(shop.run(['check', 'own.game']), { code: 1, stdout: `own.game:3:17: ${sentence}`, stderr: '' });
    for (const [words, place] of [
      [['solve', 'own.game'], 'own.game:3:17'],
      [['write', 'own.game'], 'own.game:3:17'],
      [['explain', 'own.game'], 'own.game:3:17'],
      [['solve', '--game', 'bad.gamerules', 'own.game'], 'bad.gamerules:2:15'],
    ] as const)
      assert.deepEqual(shop.run(words), { code: 1, stdout: '', stderr: `${place}: ${sentence}` }, words.join(' '));
    assert.match(
      shop.run(['check', 'x.bad.game']).stdout,
      /^x\.bad\.game:1:1: error broken-rules: .*line 2: Unknown name kk/,
    );
    assert.ok(!existsSync(shop.path('own.out')));
  });

  it('warns of rules that do not count', () => {
    write('built-in.game', '# game: poj-2348\n# move: take 1..3\n34 12\n0 0\n');
    const { code, stdout, stderr } = shop.run(['solve', 'built-in.game']);
    assert.deepEqual([code, stdout], [0, 'Stan wins\n']);
    assert.match(stderr, /^built-in\.game:2:3: warning rules-unused: poj-2348 is built in/);
  });

  it('takes a claim that fails for an error of the file, but not of its output', () => {
    write('x.game', '# game: x\n# move: take 1..3\n# win: W\n# lose: L\n# claim: P when n mod 5 = 0\n4\n5\n');
    const { code, stdout } = shop.run(['check', 'x.game']);
    assert.equal(code, 1);
    assert.match(stdout, /^x\.game:5:10: error claim-false: 4 is P, and the claim says N/);
    assert.equal(shop.run(['write', 'x.game']).code, 0);
    assert.equal(readFileSync(shop.path('x.out'), 'utf8'), 'L\nW\n');
    write('y.game', '# game: y\n# move: take 1..3\n# claim: P when n mod 4 = 0\n4\n');
    assert.match(shop.run(['check', 'y.game']).stdout, /^y\.game:3:10: information claim-proved/);
    assert.equal(shop.run(['check', '--strict', 'y.game']).code, 0);
  });

  it('gives the second thread the rules', () => {
    const cases = Array.from({ length: 1_500_000 }, (_, index) => `${(index * 7919) % 1_000_003}\n`);
    write('many.game', `# game: many\n# move: take {1, 3, 4}\n# win: W\n# lose: L\n${cases.join('')}`);
    const { code, stdout } = shop.run(['solve', 'many.game']);
    assert.equal(code, 0);
    const expected = cases.map((line) => ([0, 2].includes(Number(line) % 7) ? 'L\n' : 'W\n')).join('');
    assert.ok(stdout === expected);
  });

  it('can be interrupted in the middle of a search, and leaves nothing behind', async () => {
    if (process.platform === 'win32') return;
    mkdirSync(shop.path('d'));
    const rows = [
      '# move: (a, b, c) -> (x, min(b, x), min(c, x)) for x in 1..a - 1',
      '# move: (a, b, c) -> (a, x, min(c, x)) for x in 0..b - 1',
      '# move: (a, b, c) -> (a, b, x) for x in 0..c - 1',
    ];
    const cases = Array.from({ length: 300 }, (_, index) => `${300 + index} 200 100\n`);
    write('d/chomp.game', `# game: chomp\n${rows.join('\n')}\n# win: W\n# lose: L\n${cases.join('')}`);
    const child = spawn(process.execPath, [CLI, 'write', 'chomp.game'], { cwd: shop.path('d'), env: environment });
    await new Promise((resume) => setTimeout(resume, 1500));
    child.kill('SIGINT');
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    assert.equal(signal, 'SIGINT');
    assert.deepEqual(readdirSync(shop.path('d')), ['chomp.game']);
  });
});
