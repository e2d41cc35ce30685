import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CLI, environment, workshop } from './run';

describe('cli/sequence', () => {
  const shop = workshop();

  it('prints a table of values, and the period with its proof', () => {
    const { code, stdout, stderr } = shop.run(['sequence', '0.77', '--upto', '21']);
    assert.deepEqual(
      [code, stdout.split('\n'), stderr],
      [
        0,
        [
          '0: 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2',
          '20: 1 4',
          'Grundy values repeat with period 12 from heap size 71 on.',
          'This is proved (Guy and Smith): G(n + 12) = G(n) for 71 ≤ n < 157, where a move takes at most 2 and leaves at most 2 heaps.',
          '',
        ],
        '',
      ],
    );
  });

  it('reads moves as they are written in a game, several for one game', () => {
    const values = (...words: string[]) => shop.run(['sequence', ...words, '--upto', '9', '--as', 'csv']).stdout;
    const csv = (...list: number[]) => ['heap,value', ...list.map((value, heap) => `${heap},${value}`), ''].join('\n');
    assert.equal(values('take 1..3'), csv(0, 1, 2, 3, 0, 1, 2, 3, 0, 1));
    assert.equal(values('h -> h - x for x in {1,3,4}'), csv(0, 1, 0, 1, 2, 3, 2, 0, 1, 0));
    // Grundy's game, OEIS A002188.
    assert.equal(values('split unequal'), csv(0, 0, 0, 1, 0, 2, 1, 0, 2, 1));
    // Lasker's Nim: 1, 2, 4, 3, 5, 6, 8, 7 (Winning Ways, chapter 4).
    assert.equal(values('take 1..n', 'split'), csv(0, 1, 2, 4, 3, 5, 6, 8, 7, 9));
    assert.match(shop.run(['sequence', 'take 1..9']).stdout, /repeat with period 10 from the start/);
  });

  it('writes b-files, the format of the OEIS, and JSON', () => {
    const run = (...words: string[]) => shop.run(['sequence', ...words]).stdout;
    assert.equal(run('.77', '--upto', '4', '--as', 'bfile'), '0 0\n1 1\n2 2\n3 3\n4 1\n');
    // OEIS A002186.
    const lines = run('0.77', '--as', 'oeis').trimEnd().split('\n');
    assert.ok(lines[0]!.startsWith('%S 1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2,1,8,6,7,'));
    assert.deepEqual(
      lines.map((line) => line.slice(0, 2)),
      ['%S', '%T', '%U', '%N', '%C', '%K', '%O'],
    );
    const terms = lines
      .slice(0, 3)
      .map((line) => line.slice(3))
      .join('');
    assert.ok(terms.length <= 260 && terms.length > 255 && lines.every((line) => line.length <= 91));
    assert.deepEqual(lines.slice(3), [
      '%N Sprague-Grundy values for octal game .77.',
      '%C Sequence is eventually periodic with period 12. The last exception is at n=70.',
      '%K nonn',
      '%O 1,2',
    ]);
    assert.deepEqual(JSON.parse(run('take all but {2, 3, 7}', '--upto', '5', '--as', 'json')), {
      moves: 'take all but {2, 3, 7}',
      values: [0, 1, 0, 1, 2, 3],
      proved: { period: 4, from: 0, saltus: 2 },
    });
    assert.equal(
      (JSON.parse(run('split unequal', '--budget', '1000', '--as', 'json')) as { proved: null }).proved,
      null,
    );
  });

  it('says when no period is proved, or a value not found, within the budget, and ends well', () => {
    const { code, stdout } = shop.run(['sequence', 'split unequal', '--upto', '5', '--budget', '100000']);
    assert.deepEqual([code, stdout], [0, '0: 0 0 0 1 0 2\nNo period is proved within 100000 steps.\n']);
    const endless = shop.run(['sequence', 'h -> h + 1 if h < 10**9', '--upto', '3', '--budget', '100000']);
    assert.deepEqual([endless.code, endless.stderr], [0, 'The value of heap 0 is not found within 100000 steps.\n']);
    const large = shop.run(['sequence', '0.104', '--upto', '60000', '--budget', '250000000', '--as', 'bfile']);
    const [, heap] = /^The value of heap (\d+) is not found within 250000000 steps\.\n$/.exec(large.stderr) ?? [];
    assert.ok(Number(heap) > 22_000, large.stderr);
  });

  it('shows where a mistake is', () => {
    const failed = (...words: string[]) => {
      const { code, stdout, stderr } = shop.run(['sequence', ...words]);
      assert.deepEqual([code, stdout], [2, '']);
      return stderr;
    };
    assert.equal(
      failed('h => h - 1'),
      '3: An arrow is written “->”.\nh => h - 1\n  ^^\nwinning-move: not a move of a heap\n',
    );
    assert.match(failed('077'), /^1: A code has a point: 0\.077\.\n077\n\^\^\^\n/);
    assert.match(failed('take 1..3', 'take a from K'), /^6: Unknown name a\.\ntake a from K\n {5}\^\n/);
    assert.match(failed('0.7x'), /^1: .*0\.7x\n\^{4}\n/s);
    assert.match(failed('(a, b) -> (a - k, b) for k in 1..a'), /only a game of one number has a sequence/);
    assert.match(failed(), /no code and no move is named/);
    assert.match(failed('0.77', '--as', 'xml'), /--as takes one of table, bfile, oeis, json, csv, not “xml”/);
    assert.match(failed('0.77', '--upto', 'ten'), /--upto takes a number, not “ten”/);
    assert.match(failed('0.77', '--misere'), /unknown option --misere/);
  });

  it('writes millions of values one after the other, and ends when nobody reads them', async () => {
    const child = spawn(process.execPath, [CLI, 'sequence', 'take 1..9', '--upto', '1000000000', '--as', 'bfile'], {
      env: environment,
    });
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    assert.ok(first.toString().startsWith('0 0\n1 1\n'));
    child.stdout.destroy();
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    assert.deepEqual([code, signal], [0, null]);
  });

  it('ends at once when it is told to', async () => {
    const child = spawn(
      process.execPath,
      [CLI, 'sequence', 'h -> h - t for t in 1..h if prime(t)', '--upto', '10000000', '--budget', '999999999999'],
      {
        env: environment,
      },
    );
    setTimeout(() => child.kill('SIGINT'), 1500);
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    assert.ok(signal === 'SIGINT' || code === 130, `${code} ${signal}`);
  });
});
