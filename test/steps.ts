/**
 * Counts the steps of a piece of our code, so that a test can say how much work something is without looking at a clock:
 * how often each block of the code is run, as the engine counts it, and how much is copied or searched by its own functions.
 */
import { Session } from 'node:inspector';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';

export interface Counted<Module> {
  readonly module: Module;
  steps(work: () => unknown): Promise<number>;
  /** Counts works done one after another. To ask the engine takes long where much is loaded, so it is asked once for each. */
  stepsOfEach(works: Readonly<Record<string, () => unknown>>): Promise<Record<string, number>>;
  /** To be called in the end: while the engine counts, all code is slow. */
  close(): void;
}

/** Loads a module anew, with all that it imports: the engine counts only in functions that it compiles from then on. */
export function counted<Module>(file: string): Counted<Module> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const filename = path.join(file, 'counted.js');
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const wrapped = `(module, exports, require) => {${outputFiles[0]!.text}\n}`;
  const run = vm.runInThisContext(wrapped, { filename }) as (module: object, exports: object, require: unknown) => void;
  const loaded = { exports: {} };
  run(loaded, loaded.exports, createRequire(file));
  const stepsOfEach: Counted<Module>['stepsOfEach'] = async (works) => {
    blocksRun(session, filename);
    const found: Record<string, number> = {};
    for (const [name, work] of Object.entries(works)) {
      const [, copied] = await copying(work);
      found[name] = blocksRun(session, filename) + copied;
    }
    return found;
  };
  return {
    module: loaded.exports as Module,
    stepsOfEach,
    steps: async (work) => (await stepsOfEach({ work }))['work']!,
    close() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** How often blocks of the file were run since this was asked last. */
function blocksRun(session: Session, filename: string): number {
  let count = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result)
      if (url.endsWith(filename)) for (const { ranges } of functions) for (const range of ranges) count += range.count;
  });
  return count;
}

const NATIVE = ['slice', 'concat', 'join', 'indexOf', 'includes', 'lastIndexOf', 'splice', 'reverse', 'fill'] as const;

/** What the work gives, and how many elements the functions of arrays went through meanwhile that run no code of ours. */
async function copying<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const prototype = Array.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const before = NATIVE.map((name) => prototype[name]!);
  let elements = 0;
  NATIVE.forEach((name, index) => {
    prototype[name] = function (this: unknown[], ...args: unknown[]) {
      elements += this.length;
      return before[index]!.apply(this, args);
    };
  });
  try {
    return [await work(), elements];
  } finally {
    NATIVE.forEach((name, index) => (prototype[name] = before[index]!));
  }
}
