/** What reaches a terminal: nothing that commands it, unless it is a colour of ours. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { lacks } from '../lacks';
import { CLI, environment, workshop } from './run';

/** A title, a colour, a right-to-left override, and the one-byte form of the first. */
const EVIL = '\u001b]0;pwned\u0007\u001b[31m\u202e\u009b2J';
const HARMLESS = '\\u001b]0;pwned\\u0007\\u001b[31m\\u202e\\u009b2J';

const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

const RULES = `move: take 1..3\nwin: W${EVIL}\nlose: L${EVIL}\ntitle: T${EVIL}\nplayers: A${EVIL}, B${EVIL}\n`;
const asHeader = (rules: string): string => rules.replace(/^(?=.)/gm, '# ');

describe('cli/terminal', () => {
  const shop = workshop();
  const isPosix = process.platform !== 'win32';
  const put = (name: string, text: string | Buffer): void => writeFileSync(shop.path(name), text);

  describe('escapes of others', () => {
    const NAME = isPosix ? 'evil\u001b[2J.evil.game' : 'evil.evil.game';

    beforeEach(() => {
      put('evil.gamerules', RULES);
      put(NAME, `# game: evil\n${asHeader(RULES)}4\n#> ${EVIL}\n5\nx${EVIL}\n`);
      put('good.game', `# game: evil\n${asHeader(RULES)}4\n5\n`);
      put(
        'program.cjs',
        `process.stdout.write(${JSON.stringify(`${EVIL}\0\n`)}); console.error(${JSON.stringify(EVIL)})`,
      );
    });

    const PROGRAM = ['--', process.execPath, 'program.cjs'];
    const commands: readonly (readonly string[])[] = [
      ['check', NAME],
      ['explain', 'good.game'],
      ['explain', `good.game:8`],
      ['play', 'good.game'],
      ['play', 'evil.gamerules', '7'],
      ['problems', '--library', '.'],
      ['problems', '--library', '.', 'evil'],
      ['problems', EVIL],
      ['solve', NAME.replace('game', `${isPosix ? '\u001b[2J' : ''}gone`)],
      ['map', 'good.game'],
      ['strength', 'good.game'],
      ['test', 'good.game', ...PROGRAM],
      ['stress', 'evil.gamerules', '--cases', '20', ...PROGRAM],
      [EVIL],
    ];
    for (const words of commands)
      it(`are shown and not obeyed: ${JSON.stringify(words.slice(0, 3).join(' '))}`, () => {
        const { stdout, stderr } = shop.run(words, 'hint\nwhy\nquit\n');
        // What goes to a file or a pipe is the user’s: `stress` prints a file there.
        const told = words[0] === 'stress' ? stderr : stdout + stderr;
        assert.ok(told.length > 0);
        assert.doesNotMatch(told, COMMANDS);
      });

    it('stay as they are in outputs', () => {
      assert.equal(shop.run(['solve', 'good.game']).stdout, `L${EVIL}\nW${EVIL}\n`);
      assert.ok(shop.run(['problems', '--library', '.', 'evil']).stdout.includes(`T${HARMLESS}`));
    });
  });

  describe('colours', () => {
    beforeEach(() => put('x.poj-2348.game', '34 x\n0 0\n'));
    const check = (more: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
      shop.run(['check', 'x.poj-2348.game', ...more], '', { ...environment, NO_COLOR: undefined, ...env }).stdout;

    it('are there where they are asked for, and never in a pipe', () => {
      assert.doesNotMatch(check([]), COMMANDS);
      assert.match(
        check(['--color', 'always'], { NO_COLOR: '1' }),
        /game:1:4: \u001b\[0m\u001b\[1;31merror\u001b\[0m not-a-number: /,
      );
      const { code, stderr } = shop.run(['check', 'x.poj-2348.game', '--color', 'pink']);
      assert.deepEqual([code, stderr], [2, 'winning-move: --color takes auto, always or never, not “pink”\n']);
    });

    it('are there on a terminal, unless NO_COLOR or --color never says no; of outputs it gets no escapes', function () {
      if (lacks('python3', 'python3')) this.skip();
      put('evil.game', `# game: evil\n${asHeader(RULES)}4\n`);
      const onTerminal = (words: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
        spawnSync('python3', ['-c', 'import pty, sys; pty.spawn(sys.argv[1:])', process.execPath, CLI, ...words], {
          cwd: shop.folder,
          env: { ...environment, TERM: 'xterm', NO_COLOR: undefined, ...env },
          encoding: 'utf8',
        }).stdout.replaceAll('\r\n', '\n');
      const words = ['check', 'x.poj-2348.game'];
      assert.match(onTerminal(words), /\u001b\[1;31merror/);
      for (const plain of [
        onTerminal(words, { NO_COLOR: '1' }),
        onTerminal(words, { TERM: 'dumb' }),
        onTerminal([...words, '--color', 'never']),
      ])
        assert.equal(plain, 'x.poj-2348.game:1:4: error not-a-number: Expected a number, found “x”.\n');
      assert.equal(onTerminal(['solve', 'evil.game']), `L${HARMLESS}\n`);
    });
  });

  it('says of UTF-16 what it is, and what to do', () => {
    const text = '# game: poj-2348\n34 12\n0 0\n';
    const sentence = (name: string): string =>
      `winning-move: ${name}: is text in UTF-16, which judges do not read; save it as UTF-8. Windows PowerShell writes UTF-16 by “>”.\n`;
    const little = Buffer.from(text, 'utf16le');
    put('a.game', Buffer.concat([Buffer.from([0xff, 0xfe]), little]));
    put('b.game', little);
    put('c.game', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(little).swap16()]));
    put('d.gamerules', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('move: take 1..3\n', 'utf16le')]));
    for (const command of ['solve', 'check', 'explain', 'export'])
      assert.deepEqual(shop.run([command, 'a.game']), { code: 1, stdout: '', stderr: sentence('a.game') }, command);
    assert.deepEqual(shop.run(['check', '.']).stderr, ['a.game', 'b.game', 'c.game'].map(sentence).join(''));
    assert.deepEqual(shop.run(['test', 'b.game', '--', 'x']).stderr, sentence('b.game'));
    assert.deepEqual(shop.run(['stress', 'd.gamerules', '--', 'x']).stderr, sentence('d.gamerules'));
    assert.deepEqual(shop.run(['solve', '-'], Buffer.from('3 4\n0 0\n', 'utf16le')).stderr, sentence('<stdin>'));
    put('x.poj-2348.game', '34 12\n0 0\n');
    put('x.poj-2348.out', Buffer.from('\ufeffStan wins\r\n', 'utf16le'));
    assert.match(
      shop.run(['check', 'x.poj-2348.game']).stdout,
      /:1:1: error output-file-stale: .* is text in UTF-16, /,
    );
  });

  it('takes a folder that is called as a problem for the problem', () => {
    mkdirSync(shop.path('poj-2348'));
    assert.equal(shop.run(['generate', 'poj-2348', '--small', '3']).code, 0);
    assert.equal(shop.run(['map', 'poj-2348', '--size', '3']).code, 0);
    assert.equal(shop.run(['play', 'poj-2348', '3', '2'], 'quit\n').code, 0);
    assert.equal(shop.run(['play', 'poj-2348'], 'quit\n').code, 0);
    const { code, stderr } = shop.run(['stress', 'poj-2348', '--cases', '1', '--', process.execPath, '--version']);
    assert.deepEqual([code, stderr.includes('is a folder')], [1, false]);
    mkdirSync(shop.path('tests'));
    assert.match(shop.run(['stress', 'tests', '--', 'x']).stderr, /tests: is a folder\n$/);
  });

  it('says why a program cannot be started', function () {
    if (!isPosix) this.skip();
    put('x.poj-2348.game', '34 12\n0 0\n');
    put('crlf.sh', '#!/bin/sh\r\ncat\r\n');
    put('nowhere.sh', '#!/no/such/shell -e\ncat\n');
    put('closed.sh', '#!/bin/sh\ncat\n');
    mkdirSync(shop.path('folder'));
    for (const name of ['crlf.sh', 'nowhere.sh']) chmodSync(shop.path(name), 0o755);
    const sentences = {
      './crlf.sh':
        'its lines end as on Windows (CRLF), so its first line “#!/bin/sh” is not understood; save it with LF',
      './nowhere.sh': 'its first line “#!/no/such/shell -e” names a program that is not there',
      './closed.sh': 'no permission',
      './folder': 'is a folder',
      './gone': 'no such file or folder',
    };
    for (const [name, sentence] of Object.entries(sentences))
      assert.deepEqual(
        shop.run(['test', 'x.poj-2348.game', '--', name]),
        { code: 3, stdout: '', stderr: `winning-move: ${name}: ${sentence}\n` },
        name,
      );
    const { code, stderr } = shop.run(['test', 'x.poj-2348.game', '--', '']);
    assert.equal(code, 2);
    assert.match(stderr, /^winning-move: no program is named: /);
  });
});
