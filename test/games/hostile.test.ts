/** Whatever stands in a header: nothing throws, nothing takes long, and spans lie in the text. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compile } from '../../server/src/formats/compile';
import { formatGame } from '../../server/src/games/editing/format';
import { guessLayouts } from '../../server/src/games/editing/guess';
import { gameOf, type OwnGame } from '../../server/src/games/game';
import { readHeader, readRulesFile, RULE_LINES } from '../../server/src/games/lines';
import { startsOf } from '../../server/src/rulesets/own/start';
import { anyDraw, type Draw, textNote } from '../draw';
import { anyText } from '../text/anyText';
import { assertInside } from '../text/edits';
import { runs } from '../thorough';
import { headerOf, judged } from './declare';

function check(text: string): OwnGame | undefined {
  const header = readHeader(text);
  if (!header) return undefined;
  const game = gameOf(header);
  for (const { span, fixes } of game.findings) {
    assertInside(text, span);
    for (const { edits } of fixes ?? []) for (const edit of edits) assertInside(text, edit.span);
  }
  for (const { spans } of game.symbols) for (const span of spans) assertInside(text, span);
  for (const { span } of formatGame(header)) assertInside(text, span);
  if (game.declared) compile(game.declared.input.format);
  return game;
}

const codes = (...lines: string[]): string[] | undefined => check(headerOf(...lines))?.findings.map(({ code }) => code);

const SCRAPS = [
  ...['input', 'bounds', 'move', 'start', 'ask', 'sum', 'misere', 'win', 'say', 'claim', 'trust', 'moves'].map(
    (key) => `\n# ${key}: `,
  ),
  ...'h n k a1 … an / × 0 -> ( ) [ ] { } , .. ** ^ + - * = <= for in if and not mod take 1..3 all but split code 0.77 nothing P when where'.split(
    ' ',
  ),
  ...['lines', 'each line', 'constructor', '__proto__', 'toString', '9'.repeat(30), '：', '（', '😀', '\n'],
];

const anyHeader = (draw: Draw): string => {
  let text = '# game: mine\n';
  for (let left = draw.integer(0, 60); left > 0; left--) text += draw.oneOf(SCRAPS) + (draw.oneIn(3) ? '' : ' ');
  return draw.note(text, textNote);
};

/** A good header with something cut out, doubled or put elsewhere. */
const anyDamage = (draw: Draw): string => {
  const text = headerOf(...draw.oneOf(Object.values(judged)).header);
  const [from, length, to] = [draw.integer(13, text.length), draw.integer(0, 9), draw.integer(13, text.length)];
  const part = text.slice(from, from + length);
  const rest = draw.oneIn(2) ? text.slice(0, from) + text.slice(from + length) : text;
  return draw.note(rest.slice(0, to) + (draw.oneIn(2) ? part : draw.oneOf(SCRAPS)) + rest.slice(to), textNote);
};

describe('games, hostile', () => {
  it('reads any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        check(`# game: mine\n${text}`);
        check(`# game: mine\n# move: ${text}`);
        check(`# game: mine\n# input: ${text}`);
        gameOf(readRulesFile(text, 'mine'));
        guessLayouts(text);
      }),
      runs(200, 500),
    );
  });

  it('reads any header', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => void check(anyHeader(draw))),
      runs(300, 1000),
    );
    fc.assert(
      fc.property(anyDraw, (draw) => void check(anyDamage(draw))),
      runs(300, 1000),
    );
  });

  it('has a limit for how deep things go', () => {
    const [open, close] = ['('.repeat(2000), ')'.repeat(2000)];
    assert.deepEqual(codes(`move: h -> ${open}h${close}`), ['too-deep']);
    assert.deepEqual(codes(`move: h -> h - ${'-'.repeat(4000)}1`), ['too-deep']);
    assert.deepEqual(codes(`move: h -> h - 1 if ${'not '.repeat(2000)}h > 1`), ['too-deep']);
    assert.deepEqual(codes(`move: h -> h${'**2'.repeat(2000)}`), ['too-deep']);
    assert.deepEqual(codes(`move: h -> h${' - 1'.repeat(2000)}`), ['too-deep']);
    assert.deepEqual(codes(`move: h -> h - 1 if h > 1${' or h = 2'.repeat(900)}`), []);
    assert.deepEqual(codes(`move: take ${'all but '.repeat(1000)}1`), ['expected']);
    assert.deepEqual(codes(`move: h -> h - 1 if ${open}`), ['too-deep']);
    assert.deepEqual(codes(`claim: P when ${'c['.repeat(3000)}`, 'move: take 1'), ['too-deep']);
  });

  it('does not look at what is too long', () => {
    const million = 1_000_000;
    assert.deepEqual(codes(`move: h -> h${' - 1'.repeat(million / 4)}`), ['too-long']);
    assert.deepEqual(codes(`input: ${'x'.repeat(million)}`, 'move: take 1'), ['too-long']);
    assert.equal(readHeader(`# game: x\n# ${'y'.repeat(million)}`)?.lines.length, 0);
    assert.deepEqual(codes(`${' '.repeat(million)}move: take 1`), ['too-long']);
    const many = Array.from({ length: 500 }, () => 'move: h -> h - 1');
    assert.deepEqual(codes(...many), ['too-long'], 'a rule that is not read makes another game');
    assert.equal(readHeader(headerOf(...many))?.lines.length, RULE_LINES - 1);
    assert.deepEqual(codes(...many.slice(0, RULE_LINES - 2)), []);
  });

  it('does not go through what is too large', () => {
    const found = (...lines: string[]) => {
      const game = check(headerOf('input: n / …', 'move: take 1', ...lines));
      return startsOf(game!.declared!.questions, { constants: [10n ** 18n], lists: [] });
    };
    assert.equal(found('start: i for i in 1..n'), 'too many');
    assert.equal(found('start: 1 × n'), 'too many');
    assert.equal(found('start: i × 0 for i in 1..10**18'), 'too many');
    assert.equal(found('start: 2**n'), 'too many');
    assert.equal(found('ask: d for d in divisors(n*n + 1)'), 'too many');
    assert.deepEqual(found('start: n - 10**18'), [[[0]]]);
  });
});
