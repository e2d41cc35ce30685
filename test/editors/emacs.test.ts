import assert from 'node:assert/strict';
import { available, FIXED, type Seen, seenBy, TEXT } from './desk';

/** Emacs 28 has Eglot from a package, which only an Emacs that starts as usual finds by itself. */
const EMACS = ['emacs', '--batch', '-q', '--eval', '(package-initialize)'];

describe('editors/emacs', function () {
  // The editor is installed, and waits for states; only what hangs takes so long.
  this.timeout(20 * 60_000);
  let seen: Seen;

  before(function () {
    if (!available([...EMACS, '--eval', "(require 'eglot)"], ['emacs-nox', 'elpa-eglot'])) this.skip();
    seen = seenBy(
      [...EMACS, '-l', 'init.el', '--eval', '(load (getenv "SCRIPT"))'],
      { name: 'init.el', language: 'elisp' },
      'emacs.el',
    );
    console.log(`    Emacs ${seen.version}`);
  });

  // Emacs counts the characters of the file, from 1.
  const place = TEXT.indexOf('0 5') + 1;
  const bounds = { from: place, to: place + 1, text: 'game [out-of-bounds]: a is 0, but the statement allows a ≥ 1.' };
  const stale = {
    from: 7,
    to: 20,
    text: 'game [expectation-stale]: The expected output is “Stan wins”, not “Ollie wins”.',
  };

  it('knows the type of the file', () => assert.equal(seen.type, 'game-mode'));

  it('shows the findings at their places, with the problem from the settings', () =>
    assert.deepEqual(seen.findings, [stale, bounds]));

  it('shows who wins and why', () => {
    assert.match(seen.hover, /Stan wins[^]*The player to move \(Stan\) can force a win\./);
    assert.match(seen.hover, /Winning move: subtract 2 × 12 from 34, which leaves \(10, 12\)/);
  });

  it('applies a fix, and shows what is left', () => {
    assert.equal(seen.text, FIXED);
    assert.deepEqual(seen.left, [
      { ...bounds, from: place + FIXED.length - TEXT.length, to: place + 1 + FIXED.length - TEXT.length },
    ]);
  });
});
