import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { compile, type ProgramName, programs } from './programs';
import { CLI, environment, workshop } from './run';

const FILE = '# game: poj-2348\n34 12\n15 24\n7 14\n#> Stan wins\n5 7\n1500000000 2000000000\n2 1\n0 0\n';

describe('cli/test', () => {
  const shop = workshop();
  const all = programs();

  /** Runs a program on the file; gives what is said but the figures. */
  const test = (name: ProgramName, ...options: string[]) => {
    writeFileSync(shop.path('e.game'), FILE);
    const { code, stdout, stderr } = shop.run([
      'test',
      'e.game',
      '--time-limit',
      '2s',
      ...options,
      '--',
      all.path(name),
    ]);
    assert.deepEqual(all.left(), []);
    return {
      code,
      stderr,
      lines: stdout
        .replace(/ (?:One run|\d+ runs).*\n/g, '\n')
        .split('\n')
        .slice(0, -1),
    };
  };

  it('finds nothing wrong with a right program', () => {
    assert.deepEqual(test('right'), { code: 0, stderr: '', lines: ['e.game: all 6 cases are right.'] });
    const { stdout } = shop.run(['test', 'e.game', '--', 'python3', all.path('plain.py')]);
    assert.match(stdout, /^e\.game: all 6 cases are right\./);
  });

  it('names the wrong case, and the mistake', () => {
    const { code, lines } = test('twice');
    assert.equal(code, 1);
    assert.equal(lines[0], 'e.game:7:1: error wrong-answer: Case 5: expected “Ollie wins”, got “Stan wins”.');
    assert.match(lines[1]!, /^e\.game: It behaves like the known mistake twice-in-32-bits: /);
    assert.equal(lines[2], 'e.game: 5 of 6 cases are right, 1 is wrong: 5.');
  });

  const verdicts: [ProgramName, string][] = [
    ['crashes', 'e.game:4:1: error crash: The program ended by SIGSEGV in case 3 (exit code 139).'],
    ['aborts', 'e.game:4:1: error crash: The program ended by SIGABRT in case 3 (exit code 134).'],
    ['hangs', 'e.game:4:1: error time-limit: Case 3: no answer within 2 s. The cases before it are right.'],
    ['sleeps', 'e.game:4:1: error time-limit: Case 3: no answer within 2 s. The cases before it are right.'],
    ['floods', 'e.game:4:1: error output-limit: Case 3: the output does not end.'],
    [
      'endsEarly',
      'e.game:4:1: error ended-early: The output ends before the answer to case 3 of 6: “Stan wins”. The cases before it are right.',
    ],
    [
      'answersTheEnd',
      'e.game:8:1: error wrong-answer: Case 6: the output goes on after the answer to the last case: “Ollie wins”.',
    ],
    ['readsNothing', 'e.game:2:1: error ended-early: The output ends before the answer to case 1 of 6: “Stan wins”.'],
    ['closesAllAndSleeps', 'e.game:2:1: error time-limit: Case 1: no answer within 2 s.'],
    ['ignoresSignals', 'e.game:2:1: error time-limit: Case 1: no answer within 2 s.'],
    ['slow.sh', 'e.game:2:1: error time-limit: Case 1: no answer within 2 s.'],
    ['complains', 'e.game:4:1: error crash: The program ended with exit code 2 in case 3. The program says: “x = 7”'],
  ];

  for (const [name, line] of verdicts) {
    it(`names what goes wrong, and leaves nothing running: ${name}`, () => {
      const { code, lines } = test(name);
      assert.deepEqual([code, lines[0]], [1, line]);
    });
  }

  it('ends what a program has started, wherever that has gone', () => {
    for (const name of ['leaves.sh', 'forkBomb', 'daemon'] as const)
      assert.deepEqual(test(name), { code: 0, stderr: '', lines: ['e.game: all 6 cases are right.'] }, name);
  });

  it('finds the two cases of a fault that needs company', () => {
    assert.equal(
      test('keepsState').lines[0],
      'e.game:6:1: error wrong-answer: Case 4: expected “Ollie wins”, got “Stan wins”. It takes case 2 before it: the program keeps something from one case to the next.',
    );
  });

  it('feeds programs that read nothing, or stop reading', () => {
    writeFileSync(shop.path('e.game'), `34 12\n${'7 14\n'.repeat(100_000)}0 0\n`);
    for (const name of ['readsNothing', 'closesInput'] as const) {
      const { code, stderr } = shop.run(['test', 'e.game', '--game', 'poj-2348', '--', all.path(name)]);
      assert.deepEqual([code, stderr], [1, ''], name);
    }
  });

  it('skips a case whose answer is not known, and says so', () => {
    const rules = '# game: up\n# move: h -> h - 1, h - 2 if h > 9\n# misere: yes\n# win: W\n# lose: L\n';
    writeFileSync(shop.path('up.game'), `${rules}1\n1${'0'.repeat(30)}\n2\n`);
    writeFileSync(shop.path('p.py'), 'for line in open(0):\n    print("W")\n');
    const words = ['--', 'python3', 'p.py'];
    const { code, stdout } = shop.run(['test', 'up.game', ...words]);
    assert.deepEqual(
      [code, stdout.split('. ').slice(0, 2).join('. ')],
      [0, 'up.game: all 2 cases are right. 1 case is left out, since its answer is not known'],
    );
    const lines = shop
      .run(['test', 'up.game', '--json', ...words])
      .stdout.trim()
      .split('\n');
    const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual(
      objects.map(({ case: number, line, verdict, cases, right, unknown }) => ({
        number,
        line,
        verdict,
        cases,
        right,
        unknown,
      })),
      [
        { number: 2, line: 6, verdict: 'skipped', cases: undefined, right: undefined, unknown: undefined },
        { number: undefined, line: undefined, verdict: undefined, cases: 2, right: 2, unknown: 1 },
      ],
    );
  });

  it('says what of a file was judged where a program breaks down, and that there was nothing to be judged', () => {
    assert.equal(
      test('crashes').lines.at(-1),
      'e.game: Of the 3 cases that were judged, these are wrong: 3. Of 6 cases in all, 3 have no answer.',
    );
    writeFileSync(shop.path('none.game'), '# game: poj-2348\n0 0\n');
    const { code, stdout } = shop.run(['test', 'none.game', '--', all.path('right')]);
    assert.deepEqual([code, stdout.split('. ')[0]], [0, 'none.game: there is no case to be judged']);
  });

  it('has findings, a last line and an exit code that agree, whatever is printed', () => {
    // What it prints depends on what it reads: right answers, with blanks or blank lines, or spoilt in some way.
    const program = `#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
int main() {
  std::vector<std::string> out;
  int kind = 0;
  for (int a, b; std::cin >> a >> b && (a || b);) {
    bool won = true;
    kind += a + b;
    if (a > b) std::swap(a, b);
    while (b % a && b < 2 * a) { b -= a; std::swap(a, b); won = !won; }
    out.push_back(won ? "Stan wins" : "Ollie wins");
  }
  kind %= 7;
  if (kind == 0) out.insert(out.end(), {"", " ", ""});
  if (kind == 2) out.pop_back();
  if (kind == 3) out.push_back("Stan wins");
  if (kind == 4) out.back() = "Nobody wins";
  for (auto &line : out) std::cout << line << (kind == 1 ? " \\r\\n" : kind == 5 ? "\\n\\n" : "\\n");
}
`;
    compile(program, shop.path('spoilt'));
    const names = Array.from({ length: 21 }, (_, index) => `${index + 10}.poj-2348.game`);
    for (const [index, name] of names.entries())
      writeFileSync(shop.path(name), `34 12\n${index + 5} 7\n${index + 3} ${2 * index + 5}\n0 0\n`);
    const words = ['--time-limit', '60s', '--', shop.path('spoilt')];
    const { code, stdout } = shop.run(['test', '.', ...words]);
    const isRight = (name: string): boolean => {
      const lines = stdout.split('\n').filter((line) => line.startsWith(`${name}:`));
      const hasFinding = lines.some((line) => /^\S+:\d+:1: (?:error|warning) /.test(line));
      assert.equal(lines.at(-1)!.includes(': all 3 cases are right.'), !hasFinding, lines.join('\n'));
      return !hasFinding;
    };
    const right = names.filter(isRight);
    assert.ok(right.length > 3 && right.length < 18, String(right.length));
    assert.deepEqual([code, stdout.trimEnd().split('\n').at(-1)], [1, `${right.length} of 21 files are right.`]);
    assert.equal(shop.run(['test', ...right, ...words]).code, 0);
    for (const name of names.filter((one) => !right.includes(one)).slice(0, 4))
      assert.equal(shop.run(['test', name, ...words]).code, 1, name);
  });

  it('takes an exit code for a remark where all answers are right', () => {
    assert.deepEqual(test('exitsWithOne').lines, [
      'e.game: all 6 cases are right. The program ended with exit code 1, which some judges take for an error.',
    ]);
  });

  it('shows the last line of what a script says when it breaks down', () => {
    writeFileSync(shop.path('e.game'), FILE);
    const { stdout } = shop.run(['test', 'e.game', '--', 'python3', all.path('raises.py')]);
    assert.match(
      stdout,
      /^e\.game:4:1: error crash: The program ended with exit code 1 in case 3\. The program says: “ZeroDivisionError/,
    );
  });

  it('says by an exit code of its own that a program cannot be started', () => {
    writeFileSync(shop.path('e.game'), FILE);
    writeFileSync(shop.path('text'), 'no program\n');
    const start = (...words: string[]) => {
      const { code, stdout, stderr } = shop.run(['test', 'e.game', 'e.game', '--', ...words]);
      return [code, stdout, stderr];
    };
    assert.deepEqual(start('./a.aut'), [3, '', 'winning-move: ./a.aut: no such file or folder\n']);
    assert.deepEqual(start('./text'), [3, '', 'winning-move: ./text: no permission\n']);
    assert.deepEqual(start(shop.folder), [3, '', `winning-move: ${shop.folder}: is a folder\n`]);
  });

  it('refuses what makes no sense', () => {
    writeFileSync(shop.path('e.game'), FILE);
    const refused = (...words: string[]) => {
      const { code, stderr } = shop.run(['test', ...words]);
      assert.equal(code, 2, stderr);
      return stderr;
    };
    assert.match(refused('e.game'), /no program is named/);
    assert.match(refused('--', all.path('right')), /expected a file name/);
    assert.match(
      refused('e.game', '--time-limit', '2', '--', 'x'),
      /--time-limit takes a time such as 2s or 500ms, not “2”/,
    );
    assert.match(refused('e.game', '--compare', 'loosely', '--', 'x'), /--compare takes exact, lines or words/);
    assert.match(refused('e.game', '--seed', '1', '--', 'x'), /test has no option --seed/);
  });

  it('does not run a program on a file with an error', () => {
    writeFileSync(shop.path('bad.poj-2348.game'), '34 12\n7 x\n0 0\n');
    const { code, stdout, stderr } = shop.run(['test', 'bad.poj-2348.game', '--', all.path('right')]);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^bad\.poj-2348\.game:2:3: error not-a-number/);
  });

  it('gives the program no more than a judge reads', () => {
    writeFileSync(shop.path('single.luogu-p1247.game'), '1\n3\n2\n1 1\n');
    writeFileSync(shop.path('one.py'), 'print("3 1\\n0" if len(open(0).read().split()) == 2 else "x")\n');
    assert.equal(shop.run(['test', 'single.luogu-p1247.game', '--', 'python3', 'one.py']).code, 0);
  });

  it('hands words over as they are', () => {
    writeFileSync(shop.path('e.game'), FILE);
    writeFileSync(shop.path('words.py'), 'import sys\nprint(sys.argv[1:])\n');
    const words = ['$HOME', 'two words', '*', '"', '--help', '--', '; touch pwned'];
    const { stdout } = shop.run(['test', 'e.game', '--json', '--', 'python3', 'words.py', ...words]);
    const first = JSON.parse(stdout.split('\n')[0]!) as { got: string };
    assert.equal(first.got, `[${words.map((word) => `'${word}'`).join(', ')}]`);
    assert.deepEqual(readdirSync(shop.folder).sort(), ['e.game', 'words.py']);
  });

  it('judges all files of a folder, and counts them', () => {
    mkdirSync(shop.path('tests/more'), { recursive: true });
    writeFileSync(shop.path('tests/a.poj-2348.game'), FILE);
    writeFileSync(shop.path('tests/more/b.poj-2348.game'), '34 12\n0 0\n');
    const { code, stdout } = shop.run(['test', 'tests', '--', all.path('twice')]);
    assert.equal(code, 1);
    assert.match(stdout, /b\.poj-2348\.game: 1 case, right\. One run, \d+ ms\.\n1 of 2 files is right\.\n$/);
  });

  it('judges the standard input', () => {
    const { code, stdout } = shop.run(
      ['test', '-', '--game', 'poj-2348', '--', all.path('right')],
      '34 12\n15 24\n0 0',
    );
    assert.equal(code, 0);
    assert.match(stdout, /^<stdin>: all 2 cases are right\./);
  });

  it('gives each case a run of its own, and JSON to programs', () => {
    writeFileSync(shop.path('e.game'), FILE);
    const { stdout } = shop.run(['test', 'e.game', '--each', '--json', '--', all.path('twice')]);
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const cases = objects.filter((one) => 'case' in one).sort((a, b) => Number(a['case']) - Number(b['case']));
    assert.deepEqual(
      cases.map(({ case: number, line, verdict }) => [number, line, verdict]),
      [
        [1, 1, 'right'],
        [2, 2, 'right'],
        [3, 3, 'right'],
        [4, 5, 'right'],
        [5, 6, 'wrong-answer'],
        [6, 7, 'right'],
      ],
    );
    assert.ok(cases.every(({ ms }) => typeof ms === 'number' && ms > 0));
    const last = objects.at(-1)!;
    assert.deepEqual([last['end'], last['right'], last['wrong']], [true, 5, 1]);
  });

  it('compares as it is told', () => {
    writeFileSync(shop.path('blanks.py'), 'for line in open(0):\n  if line[0] != "0": print("Stan  wins  ")\n');
    writeFileSync(shop.path('e.game'), '# game: poj-2348\n34 12\n0 0\n');
    const code = (...options: string[]) => shop.run(['test', 'e.game', ...options, '--', 'python3', 'blanks.py']).code;
    assert.deepEqual([code(), code('--compare', 'words'), code('--compare', 'exact')], [1, 0, 1]);
    writeFileSync(shop.path('blanks.py'), 'print("Stan wins  \\r")\n');
    assert.deepEqual([code(), code('--compare', 'words'), code('--compare', 'exact')], [0, 0, 1]);
  });

  it('tells wrong lines from wrong words', () => {
    writeFileSync(shop.path('lines.py'), 'print("Test Case #1")\nprint("The winning moves are: 2")\n');
    writeFileSync(shop.path('n.poj-1143.game'), '2 2 5\n0\n');
    const { code, stdout } = shop.run(['test', 'n.poj-1143.game', '--', 'python3', 'lines.py']);
    assert.equal(code, 1);
    assert.match(
      stdout,
      /^n\.poj-1143\.game:1:1: warning presentation: Case 1: the words are right, the lines are not: line 3 of the answer is empty, yours ends before it\./,
    );
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    it(`leaves nothing running after ${signal}`, async () => {
      writeFileSync(shop.path('e.game'), FILE);
      const words = [CLI, 'test', 'e.game', '--time-limit', '60s', '--', all.path('slow.sh')];
      const child = spawn(process.execPath, words, { cwd: shop.folder, env: environment, stdio: 'ignore' });
      while (all.running().length < 2) await new Promise((resume) => setTimeout(resume, 50));
      child.kill(signal);
      const ended = await new Promise((resolve) => child.on('exit', (_, how) => resolve(how)));
      assert.equal(ended, signal);
      assert.deepEqual(all.left(), []);
    });
  }

  it('judges a large file in constant memory, wrong or right', () => {
    const cases = '34 12\n15 24\n5 7\n'.repeat(250_000);
    writeFileSync(shop.path('large.poj-2348.game'), `# game: poj-2348\n${cases}1500000000 2000000000\n0 0\n`);
    const run = (name: ProgramName) =>
      shop.run(['test', 'large.poj-2348.game', '--time-limit', '600s', '--', all.path(name)]);
    assert.match(run('right').stdout, /^large\.poj-2348\.game: all 750001 cases are right\./);
    assert.match(
      run('twice').stdout,
      /^large\.poj-2348\.game:750002:1: error wrong-answer: Case 750001: expected “Ollie wins”, got “Stan wins”\.\n/,
    );
    const many = '1000000007 1000000009\n'.repeat(400_000);
    // Nothing is to be left out of this one: the program reads the file by itself.
    writeFileSync(shop.path('large.poj-2348.game'), `${many}0 0\n`);
    assert.match(run('right').stdout, /^large\.poj-2348\.game: all 400000 cases are right\./);
    writeFileSync(shop.path('large.poj-2348.game'), `${many}1500000000 2000000000\n${many}0 0\n`);
    assert.match(
      run('twice').stdout,
      /^large\.poj-2348\.game:400001:1: error wrong-answer: Case 400001: expected “Ollie wins”, got “Stan wins”\.\n.*The file is too large to look at the cases after 400200\./,
    );
  });

  it('judges a large file by its cases, with an expected output after each, whatever the program prints at a time', () => {
    writeFileSync(shop.path('large.poj-2348.game'), `${'34 12\n#> Stan wins\n'.repeat(300_000)}0 0\n`);
    const run = (name: ProgramName) =>
      shop.run(['test', 'large.poj-2348.game', '--time-limit', '600s', '--', all.path(name)]);
    assert.match(run('printsEachLine').stdout, /^large\.poj-2348\.game: all 300000 cases are right\. One run,/);
    assert.match(run('right').stdout, /all 300000 cases are right/);
  });

  it('stops a program that goes on with right answers, and leaves nothing running', () => {
    writeFileSync(shop.path('large.poj-2348.game'), `${'34 12\n'.repeat(800_000)}0 0\n`);
    const words = ['test', 'large.poj-2348.game', '--time-limit', '600s', '--', all.path('floodsAtOnce')];
    const { stdout } = shop.run(words);
    assert.match(stdout, /^large\.poj-2348\.game:800000:1: error output-limit: Case 800000: the output does not end\./);
    assert.deepEqual(all.left(), []);
  });

  it('holds a program that is far ahead until its answers are known', () => {
    writeFileSync(shop.path('large.poj-2348.game'), `${'34 12\n'.repeat(4_000_000)}0 0\n`);
    const words = ['test', 'large.poj-2348.game', '--time-limit', '600s', '--', all.path('knowsAtOnce')];
    assert.match(shop.run(words).stdout, /^large\.poj-2348\.game: all 4000000 cases are right\. One run,/);
    assert.deepEqual(all.left(), []);
  });

  it('leaves comments out of a large file wherever they stand', () => {
    const cases = '1000000007 1000000009\n'.repeat(200_000);
    for (const [file, count] of [
      [`${cases}# later\n34 12\n0 0\n`, 200_001],
      [`${cases}0 0\n# after the end\n`, 200_000],
      [`${cases}0 0`, 200_000],
    ] as const) {
      writeFileSync(shop.path('large.poj-2348.game'), file);
      const { stdout } = shop.run([
        'test',
        'large.poj-2348.game',
        '--time-limit',
        '600s',
        '--',
        all.path('refusesComments'),
      ]);
      assert.match(stdout, new RegExp(`^large\\.poj-2348\\.game: all ${count} cases are right\\. One run,`));
    }
  });
});
