/** Programs of users, compiled once, when they are asked for: right ones, wrong ones, and such that do not end as they should. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lacks } from '../lacks';

/** How long programs sleep: a number that tells these processes from those of other tests, which may run meanwhile. */
const SECONDS = String(1_000_000 + process.pid);

/** Euclid's game, poj-2348; `BEFORE` runs before a case, `b >= 2 * a` in the integers of type T. */
const euclid = (more: { type?: string; before?: string; after?: string; start?: string } = {}): string => `
#include <cstdio>
#include <cstdlib>
#include <csignal>
#include <algorithm>
#include <unistd.h>
typedef ${more.type ?? 'long long'} T;
int main() {
  ${more.start ?? ''}
  long long x, y;
  int last = 0;
  while (scanf("%lld %lld", &x, &y) == 2 && (x || y)) {
    T a = x, b = y;
    ${more.before ?? ''}
    bool won = true;
    if (a > b) std::swap(a, b);
    while (a && b && !(b % a == 0 || b >= 2 * a)) { b -= a; std::swap(a, b); won = !won; }
    puts(won ? "Stan wins" : "Ollie wins");
    last = y;
  }
  ${more.after ?? ''}
}
`;

const sources = {
  right: euclid(),
  twice: euclid({ type: 'int' }),
  crashes: euclid({ before: 'if (x == 7) *(volatile int *)0 = 1;' }),
  aborts: euclid({ before: 'if (x == 7) abort();' }),
  hangs: euclid({ before: 'if (x == 7) for (;;) ;' }),
  dawdles: euclid({ before: 'usleep(4000);' }),
  sleeps: euclid({ before: 'if (x == 7) for (;;) pause();' }),
  floods: euclid({ before: 'if (x == 7) for (;;) puts("-/");' }),
  floodsAtOnce: '#include <cstdio>\nint main() { for (;;) puts("Stan wins"); }',
  knowsAtOnce: '#include <cstdio>\nint main() { for (int left = 4000000; left > 0; left--) puts("Stan wins"); }',
  printsEachLine: euclid({ start: 'setvbuf(stdout, nullptr, _IOLBF, 0);' }),
  endsEarly: euclid({ before: 'if (x == 7) return 0;' }),
  exitsWithOne: euclid({ after: 'return 1;' }),
  refusesComments: euclid({ after: "for (int c = getchar(); c != EOF; c = getchar()) if (c == '#') return 1;" }),
  answersTheEnd: euclid({ after: 'puts("Ollie wins");' }),
  // A case after one with a 24 is answered wrong if it is 5 7.
  keepsState: euclid({
    before: 'if (last == 24) seen = true; if (seen && x == 5) a = b;',
    start: 'bool seen = false;',
  }),
  closesInput: euclid({ before: 'if (x == 7) { fclose(stdin); close(0); }' }),
  readsNothing: 'int main() { }',
  closesAllAndSleeps: '#include <unistd.h>\nint main() { close(0); close(1); close(2); for (;;) pause(); }',
  ignoresSignals:
    '#include <csignal>\n#include <unistd.h>\nint main() { for (int s = 1; s < 32; s++) signal(s, SIG_IGN); for (;;) pause(); }',
  forkBomb: euclid({
    start: 'for (int i = 0; i < 20; i++) if (fork() == 0) { setpgid(0, 0); for (;;) pause(); }',
  }),
  daemon: euclid({ start: 'if (fork() == 0) { setsid(); if (fork() == 0) for (;;) pause(); _exit(0); }' }),
  complains: euclid({ before: 'fprintf(stderr, "x = %lld\\n", x); if (x == 7) return 2;' }),
};

const scripts = {
  'slow.sh': `#!/bin/sh\nsleep ${SECONDS} &\nsleep ${SECONDS}\n`,
  'leaves.sh': `#!/bin/sh\nsleep ${SECONDS} &\nexec ./right\n`,
  'plain.py':
    'import sys\nfor line in sys.stdin:\n    a, b = sorted(map(int, line.split()))\n    if a == 0:\n        break\n    won = True\n    while b % a and b < 2 * a:\n        a, b, won = b - a, a, not won\n    print("Stan wins" if won else "Ollie wins")\n',
  'raises.py':
    'for line in open(0):\n    a, b = map(int, line.split())\n    1 // (a - 7)\n    print("Stan wins" if a > 20 or b > 20 and a != 15 else "Ollie wins")\n',
};

export type ProgramName = keyof typeof sources | keyof typeof scripts;

class Programs {
  private readonly made = new Map<ProgramName, string>();
  private madeIn = '';

  /** Where the programs are; it is there as long as this process. */
  private get folder(): string {
    if (this.madeIn === '') {
      this.madeIn = mkdtempSync(path.join(tmpdir(), 'winning-move-programs-'));
      process.once('exit', () => rmSync(this.madeIn, { recursive: true, force: true }));
    }
    return this.madeIn;
  }

  /** The file of a program, which is compiled when it is asked for first. */
  path(name: ProgramName): string {
    const file = path.join(this.folder, name);
    if (!this.made.has(name)) this.make(name, file);
    this.made.set(name, file);
    return file;
  }

  private make(name: ProgramName, file: string): void {
    if (name in sources) compile(sources[name as keyof typeof sources], file);
    else {
      const text = scripts[name as keyof typeof scripts];
      writeFileSync(file, text.includes('./right') ? text.replace('./right', this.path('right')) : text);
      chmodSync(file, 0o755);
    }
  }

  /** The processes that still run a program of this folder, or were started by one. */
  running(): string[] {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .flatMap((pid) => {
        try {
          const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
          const isOurs = words.includes(SECONDS) || words[0]?.startsWith(this.folder);
          const isZombie = readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/\(.*\)/s, '')
            .includes(' Z ');
          return isOurs && !isZombie ? [`${pid} ${words.join(' ')}`] : [];
        } catch {
          return [];
        }
      });
  }

  /** The same a moment later if there are any: what has been killed may still be on its way out. */
  left(): string[] {
    for (let tries = 0; tries < 6000 && this.running().length > 0; tries++)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    return this.running();
  }
}

const all = new Programs();

/** The programs, in a suite that is skipped where nothing compiles or runs them. */
export function programs(): Programs {
  before(function () {
    if (lacks('g++', 'g++') || lacks('python3', 'python3')) this.skip();
  });
  return all;
}

/** Compiles a program in C++; it is tried with small inputs alone, so nothing is spent on making it fast. */
export function compile(source: string, file: string): void {
  writeFileSync(`${file}.cpp`, source);
  execFileSync('g++', ['-O0', '-w', '-o', file, `${file}.cpp`]);
}
