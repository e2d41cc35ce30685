import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ProgramName, programs } from './programs';
import { CLI, environment, workshop } from './run';

/** What is prompt is in time, and what is to be found is found, on a slow machine, too. */
const PATIENT = ['--for', '1200s', '--time-limit', '60s'];

describe('cli/stress', () => {
  const shop = workshop();
  const all = programs();

  const stress = (name: ProgramName, ...options: string[]) => {
    const { code, stdout, stderr } = shop.run(['stress', 'poj-2348', ...PATIENT, ...options, '--', all.path(name)]);
    assert.deepEqual(all.left(), []);
    return { code, stdout, lines: stderr.trimEnd().split('\n') };
  };

  it('says what is known of a program that is right', () => {
    const { code, stdout, lines } = stress('right', '--cases', '3000');
    assert.deepEqual([code, stdout], [0, '']);
    assert.match(lines[0]!, /^\d+ inputs that show known mistakes: right\. 20 smallest cases: right\. 200: right\. /);
    assert.match(
      lines[1]!,
      /^\d+ cases in \d+ runs, [\d.]+ s: nothing is wrong\. It differs from all \d+ known mistakes\.$/,
    );
  });

  it('prints the smallest case that fails as a file, and names the mistake and the reason', () => {
    const { code, stdout, lines } = stress('twice');
    assert.equal(code, 1);
    assert.equal(
      stdout,
      '# game: poj-2348\n# found by winning-move stress, seed 0; the program printed: Stan wins\n1073741824 1073741825\n#> Ollie wins\n0 0\n',
    );
    assert.equal(
      lines[1],
      'Smallest failing case: 1073741824 1073741825. Expected “Ollie wins”, your program printed “Stan wins”.',
    );
    assert.match(lines[2]!, /^It behaves like the known mistake twice-in-32-bits: /);
    assert.match(lines[3]!, /^\(1073741824, 1073741825\): 𝒫 Ollie wins/);
    assert.match(lines.at(-1)!, /^\d+ runs, [\d.]+ s\. Again: winning-move stress poj-2348 --seed 0 -- \S+twice$/);
    writeFileSync(shop.path('wrong.poj-2348.game'), stdout);
    assert.equal(shop.run(['check', 'wrong.poj-2348.game']).code, 0);
    assert.equal(shop.run(['test', 'wrong.poj-2348.game', '--', all.path('twice')]).code, 1);
  });

  const ends: [ProgramName, string, string][] = [
    ['crashes', '7 1', 'the program ended by SIGSEGV'],
    ['hangs', '7 1', 'the program did not end in time'],
    ['floods', '7 1', 'the output of the program did not end'],
    ['endsEarly', '7 1', 'the program printed nothing'],
    ['complains', '7 1', 'the program ended with exit code 2'],
    ['readsNothing', '1 1', 'the program printed nothing'],
    ['answersTheEnd', '1 1', 'the program printed: Stan wins / Ollie wins'],
  ];
  for (const [name, input, what] of ends) {
    it(`finds the smallest case, and leaves nothing running: ${name}`, () => {
      const { stdout } = stress(name, '--time-limit', '2s');
      assert.equal(
        stdout,
        `# game: poj-2348\n# found by winning-move stress, seed 0; ${what}\n${input}\n#> Stan wins\n0 0\n`,
      );
    });
  }

  it('takes a program for right that is late for many cases together, which no judge has put into one file', () => {
    const { code, stdout, lines } = stress('dawdles', '--time-limit', '2s', '--cases', '1500');
    assert.deepEqual([code, stdout], [0, '']);
    assert.match(lines[1]!, /nothing is wrong\. /);
  });

  it('finds cases that fail only together', () => {
    const { stdout } = stress('keepsState');
    assert.match(stdout, /^# game: poj-2348\n# .*\n1 24\n#> Stan wins\n5 4\n#> Ollie wins\n0 0\n$/);
  });

  it('begins with the cases of a file, and adds the failing case to another', () => {
    writeFileSync(shop.path('mine.poj-2348.game'), '34 12\n7 7\n0 0\n');
    const run = () =>
      shop.run([
        'stress',
        'mine.poj-2348.game',
        ...PATIENT,
        '--add',
        'failed.poj-2348.game',
        '--',
        all.path('crashes'),
      ]);
    const first = run();
    assert.match(first.stderr, /^2 cases of the file: wrong\. /);
    assert.match(first.stderr, /failed\.poj-2348\.game: the case was added\n$/);
    const file = readFileSync(shop.path('failed.poj-2348.game'), 'utf8');
    assert.equal(file, first.stdout);
    const second = run();
    assert.match(second.stderr, /^3 cases of the file: wrong\. /);
    assert.match(second.stderr, /failed\.poj-2348\.game: the case is there already\n$/);
    assert.equal(readFileSync(shop.path('failed.poj-2348.game'), 'utf8'), file);
    assert.deepEqual(readdirSync(shop.folder).sort(), ['failed.poj-2348.game', 'mine.poj-2348.game']);
  });

  it('adds before the end, and raises the count', () => {
    writeFileSync(shop.path('c.luogu-p1290.game'), '1\n24 15\n#> Stan wins\n');
    const { code } = shop.run([
      'stress',
      'luogu-p1290',
      ...PATIENT,
      '--add',
      'c.luogu-p1290.game',
      '--',
      all.path('readsNothing'),
    ]);
    assert.equal(code, 1);
    assert.equal(readFileSync(shop.path('c.luogu-p1290.game'), 'utf8'), '2\n24 15\n#> Stan wins\n1 1\n#> Stan wins\n');
    writeFileSync(shop.path('e.poj-2348.game'), '24 15\n0 0\n');
    shop.run(['stress', 'e.poj-2348.game', ...PATIENT, '--add', 'e.poj-2348.game', '--', all.path('endsEarly')]);
    assert.equal(readFileSync(shop.path('e.poj-2348.game'), 'utf8'), '24 15\n7 1\n#> Stan wins\n0 0\n');
  });

  it('leaves a file of another problem as it is', () => {
    writeFileSync(shop.path('n.poj-2234.game'), '1 1\n');
    const { code, stderr } = shop.run([
      'stress',
      'poj-2348',
      '--add',
      'n.poj-2234.game',
      '--',
      all.path('readsNothing'),
    ]);
    assert.equal(code, 2);
    assert.match(stderr, /n\.poj-2234\.game: cases of poj-2348 cannot be added to this file\n$/);
    assert.equal(readFileSync(shop.path('n.poj-2234.game'), 'utf8'), '1 1\n');
  });

  it('tries games of one’s own, whose rules stand in the file', () => {
    const rules = '# game: take one or two\n# input: n\n# move: take 1..2\n# win: win\n# lose: lose\n';
    writeFileSync(shop.path('own.game'), `${rules}1\n`);
    writeFileSync(shop.path('p.py'), 'for line in open(0): print("win")\n');
    const { code, stdout } = shop.run(['stress', 'own.game', ...PATIENT, '--', 'python3', 'p.py']);
    assert.equal(code, 1);
    assert.equal(stdout, `${rules}# found by winning-move stress, seed 0; the program printed: win\n0\n#> lose\n`);
    assert.equal(shop.run(['check', '-'], stdout).code, 0);
  });

  it('gives programs JSON', () => {
    const { code, stdout } = stress('twice', '--json');
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.equal(code, 1);
    assert.deepEqual(objects[0], { phase: 'mistakes', cases: objects[0]!['cases'], right: false });
    const found = objects.find((one) => 'found' in one)!['found'] as { cases: { lines: string[]; expected: string }[] };
    assert.deepEqual(found.cases, [{ lines: ['1073741824 1073741825'], expected: 'Ollie wins' }]);
    assert.equal(objects.find((one) => 'diagnosis' in one)!['diagnosis'], 'twice-in-32-bits');
    assert.equal(objects.at(-1)!['end'], true);
  });

  it('splits the work, and refuses parts that are none', () => {
    const cases = (...options: string[]) =>
      Number(/^(\d+) cases in/m.exec(stress('right', '--cases', '2000', ...options).lines.join('\n'))![1]);
    const whole = cases();
    assert.equal(
      [1, 2, 3].reduce((sum, part) => sum + cases('--shard', `${part}/3`), 0),
      whole,
    );
    for (const shard of ['0/3', '4/3', '1', 'x']) assert.equal(stress('right', '--shard', shard).code, 2);
  });

  it('shows what hostile programs print, in a file that can be read, and ends what they start', () => {
    const scripts = {
      'escapes.sh': [
        "printf '\\000\\033[2J\\033]0;x\\007\\377\\n'",
        /your program printed “\\u0000\\u001b\[2J\\u001b\]0;x\\u0007/,
      ],
      'long.sh': ["head -c 3000000 /dev/zero | tr '\\0' x", /The output of your program does not end\./],
      'endless.sh': ['yes', /The output of your program does not end\./],
      'closes.sh': ["exec 0<&-; echo 'Stan wins'", /Smallest failing case: 5 7\./],
    } as const;
    for (const [name, [text, sentence]] of Object.entries(scripts)) {
      writeFileSync(shop.path(name), `${text}\n`);
      const { code, stdout, stderr } = shop.run(['stress', 'poj-2348', ...PATIENT, '--', 'sh', name]);
      assert.equal(code, 1, name);
      assert.match(stderr, sentence, name);
      assert.match(stdout, /^# game: poj-2348\n# found by [ -~\u{fffd}]*\n\d+ \d+\n#> \w+ wins\n0 0\n$/u, name);
    }
  });

  it('stops in time', () => {
    const { code, stderr } = shop.run(['stress', 'poj-2348', '--for', '1ms', '--', all.path('right')]);
    assert.equal(code, 0);
    assert.match(stderr, /nothing is wrong so far, but time was up/);
  });

  it('says by an exit code of its own that a program cannot be started', () => {
    const { code, stdout, stderr } = shop.run(['stress', 'poj-2348', '--', './a.aut']);
    assert.deepEqual([code, stdout, stderr], [3, '', 'winning-move: ./a.aut: no such file or folder\n']);
    assert.equal(shop.run(['stress', 'poj-2349', '--', 'x']).code, 2);
    assert.equal(shop.run(['stress', 'poj-2348']).code, 2);
  });

  it('leaves nothing running, and nothing on the disk, when it is interrupted', async () => {
    const words = [CLI, 'stress', 'poj-2348', '--time-limit', '60s', '--', all.path('slow.sh')];
    const child = spawn(process.execPath, words, { cwd: shop.folder, env: environment, stdio: 'ignore' });
    while (all.running().length < 2) await new Promise((resume) => setTimeout(resume, 50));
    child.kill('SIGINT');
    assert.equal(await new Promise((resolve) => child.on('exit', (_, how) => resolve(how))), 'SIGINT');
    assert.deepEqual([all.left(), readdirSync(shop.folder)], [[], []]);
    assert.ok(existsSync(all.path('right')));
  });
});
