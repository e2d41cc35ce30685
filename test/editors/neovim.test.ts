import assert from 'node:assert/strict';
import { available, FILE, FIXED, OUTPUT, type Seen, seenBy, type Written } from './desk';

interface SeenByNeovim extends Seen {
  readonly lenses: readonly string[];
  /** The output file that was there with another content, and the one that was not. */
  readonly replaced: Written;
  readonly created: Written;
}

describe('editors/neovim', function () {
  // The editor is installed, and waits for states; only what hangs takes so long.
  this.timeout(20 * 60_000);
  let seen: SeenByNeovim;

  before(function () {
    if (!available(['nvim', '--version'], ['neovim'])) this.skip();
    const script = "execute 'luafile' fnameescape($SCRIPT)";
    seen = seenBy(
      ['nvim', '--headless', '-n', '-i', 'NONE', '-u', 'init.lua', FILE, '-c', script],
      { name: 'init.lua', language: 'lua' },
      'neovim.lua',
    ) as SeenByNeovim;
    console.log(`    Neovim ${seen.version}`);
  });

  // Neovim counts from 0.
  const bounds = {
    code: 'out-of-bounds',
    from: [4, 0],
    to: [4, 1],
    message: 'a is 0, but the statement allows a ≥ 1.',
  };
  const stale = {
    code: 'expectation-stale',
    from: [1, 0],
    to: [1, 13],
    message: 'The expected output is “Stan wins”, not “Ollie wins”.',
  };

  it('knows the type of the file', () => assert.equal(seen.type, 'game'));

  it('shows the findings at their places, with the problem from the settings', () =>
    assert.deepEqual(seen.findings, [stale, bounds]));

  it('shows in a hover who wins and why', () => {
    assert.match(seen.hover, /Stan wins[^]*The player to move \(Stan\) can force a win\./);
    assert.match(seen.hover, /Winning move: subtract 2 × 12 from 34, which leaves \(10, 12\)/);
  });

  it('applies a fix that the server fills in, and shows what is left', () => {
    assert.equal(seen.text, FIXED);
    assert.deepEqual(seen.left, [bounds]);
  });

  it('shows the file in a few numbers above its first line, and what can be done with it', () =>
    assert.deepEqual(seen.lenses, [
      '3 cases · 1 Stan · 2 Ollie · no bounds reached',
      'catches 11 of 12 known mistakes · add a case for the others',
      'List the mistakes',
      'Write expected output',
    ]));

  it('writes the expected output from a lens into a file that is not there yet', () => {
    const { buffer, saved } = seen.created;
    assert.deepEqual([buffer, saved], [OUTPUT, OUTPUT]);
  });

  it('overwrites no output without a way back', () =>
    assert.deepEqual(seen.replaced, { buffer: OUTPUT, disk: 'mine\n', saved: OUTPUT, undone: 'mine\n' }));
});
