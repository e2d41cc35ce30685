/** Pictures as SVG: test/fixtures/pictures has one of each ruleset, and the style sheets of the themes. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { translator } from '../../server/src/l10n/translator';
import { backgroundOf, styleOf, type Theme } from '../../server/src/pictures/palettes';
import { base64, svgOf, svgUri } from '../../server/src/pictures/svg';
import { boardOf } from '../../server/src/rulesets/boards/index';
import { rulesets } from '../../server/src/rulesets/index';
import type { Picture } from '../../server/src/rulesets/picture';
import { english } from '../../server/src/text/message';
import { POSITIONS } from './positions';

const FIXTURES = path.join(__dirname, '../fixtures/pictures');
const THEMES: readonly Theme[] = ['any', 'light', 'dark', 'contrast', 'contrastLight'];

function check(name: string, actual: string): void {
  const file = path.join(FIXTURES, name);
  if (process.env['UPDATE_FIXTURES'] === '1') {
    mkdirSync(FIXTURES, { recursive: true });
    writeFileSync(file, actual);
  }
  assert.equal(existsSync(file) ? readFileSync(file, 'utf8') : '', actual);
}

const pictures = (): [string, Picture][] =>
  rulesets.flatMap((ruleset) =>
    POSITIONS[ruleset.name]!.map((position): [string, Picture] => [
      `${ruleset.name} ${ruleset.notation(position, 40).slice(0, 60)}`,
      boardOf(ruleset).picture(position),
    ]),
  );

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const paintOf = (theme: Theme, look: string): string =>
  new RegExp(`\\.wm-${look}\\{fill:(#\\w{6})`).exec(styleOf(theme))![1]!;

describe('pictures/svg', () => {
  for (const ruleset of rulesets) {
    it(`${ruleset.name} is drawn as it was`, () => {
      const picture = boardOf(ruleset).picture(POSITIONS[ruleset.name]![0]);
      check(
        `${ruleset.name}.svg`,
        `${svgOf(picture, { size: 'large', translate: english })}\n`.replaceAll('><', '>\n<'),
      );
    });
  }

  it('the themes are as they were', () => {
    check('themes.css', THEMES.map((theme) => `/* ${theme} */\n${styleOf(theme).replaceAll('}', '}\n')}`).join('\n'));
  });

  it('is bounded, whatever the numbers are, and the small one is at most 90 pixels high', () => {
    for (const [name, picture] of pictures())
      for (const size of ['small', 'large'] as const) {
        const svg = svgOf(picture, { theme: 'any', size, translate: english });
        const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number);
        assert.ok(height! <= (size === 'small' ? 90 : 420) && height! > 0, `${name}: ${height}`);
        assert.ok(width! <= (size === 'small' ? 420 : 720) && width! > 0, `${name}: ${width}`);
        assert.ok(svg.length < (size === 'small' ? 20_000 : 60_000), `${name}: ${svg.length}`);
        assert.doesNotMatch(svg, /NaN|Infinity|undefined/, name);
      }
  });

  it('says in words what it shows, in both languages', async () => {
    const picture: Picture = { kind: 'heaps', sizes: [3, 3, 6, 9] };
    assert.match(
      svgOf(picture, { size: 'small', translate: english }),
      /role="img" aria-label="Heaps: 3, 3, 6, 9"><title>Heaps: 3, 3, 6, 9</,
    );
    assert.match(
      svgOf(picture, { size: 'small', translate: await translator('zh-cn') }),
      /aria-label="[\u4e00-\u9fff]+：3、?/,
    );
  });

  it('is well-formed: what stands in it is escaped', () => {
    for (const [name, picture] of pictures()) {
      const svg = svgOf(picture, { size: 'large', translate: () => 'a < b & "c" {0}' });
      const open = [...svg.matchAll(/<([a-z]+)[^>]*?(\/?)>|<\/([a-z]+)>/g)].reduce(
        (depth, [, , isClosed, closing]) => depth + (closing !== undefined ? -1 : isClosed === '/' ? 0 : 1),
        0,
      );
      assert.equal(open, 0, name);
      assert.doesNotMatch(svg.replace(/<[^<>]*>/g, ''), /[<>]|&(?!amp;|lt;|gt;|quot;)/, name);
    }
  });

  it('makes buttons of the pieces that can be chosen', () => {
    const svg = svgOf(
      { kind: 'heaps', sizes: [2] },
      { size: 'large', translate: english, buttons: new Map([['counter 1 2', 'take 2 & win']]) },
    );
    assert.match(svg, /role="button" tabindex="-1" data-piece="counter 1 2" aria-label="take 2 &amp; win"/);
    assert.equal(svg.match(/role="button"/g)!.length, 1);
  });

  it('has colours that are seen: words 4.5 : 1, what is drawn 3 : 1, and on white and black alike where no theme is known', () => {
    for (const theme of THEMES) {
      const backgrounds = theme === 'any' ? ['#ffffff', '#1f1f1f'] : [backgroundOf(theme)];
      for (const background of backgrounds) {
        const least = theme === 'any' ? 3 : 4.5;
        for (const look of ['label', 'caption'])
          assert.ok(contrast(paintOf(theme, look), background) >= least, `${theme} ${look}`);
        for (const look of ['counter', 'mover', 'opponent', 'goal', 'here'])
          assert.ok(contrast(paintOf(theme, look), background) >= 3, `${theme} ${look} on ${background}`);
      }
      for (const look of ['free', 'goal', 'bar', 'here'])
        assert.ok(
          contrast(paintOf(theme, 'inside'), paintOf(theme, look)) >= (theme === 'any' ? 4 : 4.5),
          `${theme} in ${look}`,
        );
    }
  });

  it('is written in base64 as everywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        assert.equal(base64(text), Buffer.from(text, 'utf8').toString('base64')),
      ),
    );
    assert.match(svgUri('<svg/>'), /^data:image\/svg\+xml;base64,PHN2Zy8\+$/);
  });
});
