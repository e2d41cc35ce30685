import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { others } from '../../server/src/cli/commands/index';
import { often } from '../../server/src/cli/commands/often';
import { environment, workshop } from './run';

const commands = [...often, ...others];

const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

describe('cli: usage', () => {
  const shop = workshop();

  it('tells what there is', () => {
    const { code, stdout, stderr } = shop.run(['--help']);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    for (const { name } of commands) assert.match(stdout, new RegExp(`winning-move ${name} `));
  });

  it('helps with each command', () => {
    for (const { name } of commands) {
      const { code, stdout } = shop.run([name, '--help']);
      assert.equal(code, 0);
      assert.match(stdout, new RegExp(`^winning-move ${name} [^]*--locale[^]*Exit codes: `));
    }
    assert.equal(shop.run(['help', 'solve']).stdout, shop.run(['solve', '-h']).stdout);
  });

  it('knows its version', () => {
    assert.deepEqual(shop.run(['--version']), { code: 0, stdout: `${version}\n`, stderr: '' });
  });

  const misuses: readonly (readonly [string[], RegExp])[] = [
    [[], /^Solves positions/],
    [['sovle'], /^winning-move: unknown command “sovle”; did you mean “solve”\?$/m],
    [['chekc', 'x.game'], /^winning-move: unknown command “chekc”; did you mean “check”\?$/m],
    [['frobnicate'], /^winning-move: unknown command “frobnicate”; “winning-move --help” lists them all$/m],
    [['solve', '-', '--game', 'poj2348'], /^winning-move: unknown problem “poj2348”; did you mean “poj-2348”\?$/m],
    [['solve', '--gmae', 'poj-2348', '-'], /^winning-move: unknown option --gmae; did you mean --game\?$/m],
    [['explain', '--turns', 'many', '-'], /^winning-move: --turns expects a positive number, not “many”$/m],
    [['solve'], /^winning-move: expected a file name$/m],
    [['check'], /^winning-move: expected a file name$/m],
    [['write'], /^winning-move: expected a file name$/m],
    [['solve', 'a', 'b'], /^winning-move: expected one file; unexpected argument “b”$/m],
    [['solve', '--frob', '-'], /^winning-move: unknown option --frob$/m],
    [['--helper'], /^winning-move: unknown option --helper; did you mean --help\?$/m],
    [['solve', '-x', '-'], /^winning-move: unknown option -x$/m],
    [['solve', '-', '--game'], /^winning-move: option --game needs a value$/m],
    [['check', '-', '--strict=yes'], /^winning-move: option --strict takes no value$/m],
    [['solve', '-', '--strict'], /^winning-move: solve has no option --strict$/m],
    [
      ['solve', '-', '--game', 'poj-0'],
      /^winning-move: unknown problem “poj-0”; “winning-move problems” lists them all$/m,
    ],
    [['export', '-', '--game', 'poj-0'], /^winning-move: unknown problem “poj-0”/],
    [['problems', 'poj-0'], /^winning-move: unknown problem “poj-0”/],
    [['write', '-'], /^winning-move: standard input has no folder to write to; /],
    [['write', 'x.out'], /^winning-move: x\.out: its output would overwrite the file itself$/m],
  ];
  for (const [words, stderr] of misuses) {
    it(`does not know what to do with: ${words.join(' ')}`, () => {
      const ended = shop.run(words);
      assert.deepEqual({ code: ended.code, stdout: ended.stdout }, { code: 2, stdout: '' });
      assert.match(ended.stderr, stderr);
    });
  }

  it('speaks the language of the system, or the one that it is told to', () => {
    const say = (variables: NodeJS.ProcessEnv, ...more: string[]): string =>
      shop.run(['--help', ...more], '', { ...environment, LC_ALL: '', LC_MESSAGES: '', LANG: '', ...variables }).stdout;
    const english = say({});
    const chinese = say({ LANG: 'zh_CN.UTF-8' });
    assert.notEqual(chinese, english);
    assert.equal(say({ LANG: 'zh_CN.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }), english);
    assert.equal(say({ LC_ALL: 'zh_CN.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }), chinese);
    assert.equal(say({ LANG: 'zh_CN.UTF-8' }, '--locale', 'en'), english);
    assert.equal(say({}, '--locale=zh-cn'), chinese);
  });

  it('never translates the judge’s output', () => {
    assert.equal(
      shop.run(['solve', '-', '--game', 'poj-2348', '--locale', 'zh-cn'], '34 12\n0 0\n').stdout,
      'Stan wins\n',
    );
  });
});
