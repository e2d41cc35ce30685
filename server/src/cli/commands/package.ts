import path from 'node:path';
import { type Message, message, render } from '../../text/message';
import { type Call, type Command, folderStands, forEachFile } from '../command';
import { type ExitCode, FINE, misuse } from '../failure';
import { type Layout, layouts } from '../judges/layouts';
import { packageOf } from '../judges/packageOf';
import { type TestFile, testFileOf } from '../judges/testSet';
import { isZip, writePackage, type Written } from '../judges/writePackage';
import { writeLine } from '../terminal/descriptor';
import { type Descriptor, STDERR, STDOUT } from '../terminal/standard';

const names = layouts.map(({ name }) => name).join('|');

export const packageTests: Command = {
  name: 'package',
  operands: `FILE… --as ${names}`,
  summary: message('write test files as a judge takes them: inputs and answers, named and placed as it expects'),
  details: [
    folderStands,
    message('Each file becomes a test, in the order in which they are given.'),
    message('Of folders with *.game files these alone are taken.'),
    message('What was there already is kept as x.bak. A target that ends with .zip becomes a zip.'),
  ],
  options: ['as', 'to', 'game'],
  optionTexts: {
    as: { shown: `--as ${names}`, text: message('the judge: what its test files are called, and where they are') },
    to: {
      shown: '--to FOLDER|ZIP',
      text: message('where to write (default: a folder named after the problem)'),
    },
  },
  run: async (call) => {
    const layout = layoutOf(call);
    const names: string[] = [];
    const unread = await forEachFile(call, (file) => (names.push(file), FINE));
    if (unread !== FINE) return unread;
    const tests: TestFile[] = [];
    const code = await forEachFile(
      { ...call, operands: sourcesAmong(names, call.operands) },
      async (file): Promise<ExitCode> => {
        tests.push(await testFileOf(call, file));
        return FINE;
      },
    );
    return code === FINE ? writeAll(call, layout, tests) : code;
  },
};

/** Where folders have `*.game` files, a judge's files in them are what was made of these before. */
function sourcesAmong(names: readonly string[], operands: readonly string[]): string[] {
  const isSource = (name: string): boolean => name.endsWith('.game') || operands.includes(name);
  return names.some((name) => name.endsWith('.game')) ? names.filter(isSource) : [...names];
}

function layoutOf({ options }: Call): Layout {
  const layout = layouts.find(({ name }) => name === options.as?.toLowerCase());
  if (layout) return layout;
  throw options.as === undefined
    ? misuse(message('expected --as {0}', names))
    : misuse(message('--as takes {0}, not “{1}”', names, options.as));
}

/** Writes a package for each problem. */
async function writeAll(call: Call, layout: Layout, tests: readonly TestFile[]): Promise<ExitCode> {
  const ids = [...new Set(tests.map(({ problem }) => problem.id))];
  const { to } = call.options;
  if (to !== undefined && isZip(to) && ids.length > 1)
    throw misuse(message('{0}: these are tests of several problems: {1}', to, ids.join(', ')));
  for (const id of ids) {
    const target = targetOf(layout, id, to, ids.length > 1);
    const mine = tests.filter(({ problem }) => problem.id === id);
    tell(call, layout, target, mine.length, await writePackage(target, packageOf(layout, mine)));
  }
  return FINE;
}

/** Names of packages have lower-case letters and digits only. */
function targetOf({ isZip: wantsZip }: Layout, id: string, to: string | undefined, isOneOfMany: boolean): string {
  const own = wantsZip ? `${id.replace(/[^a-z0-9]/gi, '').toLowerCase()}.zip` : id;
  if (to === undefined) return own;
  return isOneOfMany ? path.join(to, own) : to;
}

function tell(call: Call, { title }: Layout, target: string, count: number, { kept, others }: Written): void {
  const say = (sentence: Message, descriptor: Descriptor = STDOUT): void =>
    writeLine(`${render(sentence, call.translate)}\n`, descriptor);
  say(
    count === 1
      ? message('{0}: 1 test was written for {1}', target, title)
      : message('{0}: {1} tests were written for {2}', target, count, title),
  );
  for (const file of kept) say(message('{0}: what was there before', file));
  if (others > 0)
    say(message('{0}: {1} other files are in its folders; judges may take them for tests', target, others), STDERR);
}
