/** Pictures as SVG text. */
import type { Picture } from '../rulesets/picture';
import { render, type Translate } from '../text/message';
import { layoutOf, type Say } from './layout';
import { backgroundOf, styleOf, type Theme } from './palettes';
import { LARGE, type Shape, type Size, SMALL } from './shapes';
import { pictureWords } from './words';

export interface Style {
  /** The colours; left out where the page that it stands in has rules for its classes. */
  readonly theme?: Theme;
  readonly size: 'small' | 'large';
  readonly translate: Translate;
  /** The pieces that can be chosen, with what choosing them does, in words. */
  readonly buttons?: ReadonlyMap<string, string>;
  /** The pieces that can be dragged to others. */
  readonly carried?: ReadonlySet<string>;
}

export function svgOf(picture: Picture, style: Style): string {
  const size: Size = style.size === 'small' ? SMALL : LARGE;
  const say: Say = (words) => (typeof words === 'string' ? words : render(words, style.translate));
  const { width, height, shapes } = layoutOf(picture, size, say);
  const scale = Math.min(1, size.height / height, size.width / width);
  const words = escapeXml(say(pictureWords(picture)));
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(1, Math.floor(wide * scale))}" height="${Math.max(1, Math.floor(high * scale))}" viewBox="0 0 ${wide} ${high}" role="${style.buttons ? 'group' : 'img'}" aria-label="${words}">`,
    // A page that can be played on tells what each piece does instead.
    ...(style.buttons ? [] : [`<title>${words}</title>`]),
    ...(style.theme === undefined
      ? []
      : [`<style>${styleOf(style.theme)}</style>`, ...backdrop(style.theme, wide, high)]),
    ...shapes.map((shape) => written(shape, style)),
    '</svg>',
  ].join('');
}

/** Returns the picture as an address, for a Markdown image. */
export function svgUri(svg: string): string {
  return `data:image/svg+xml;base64,${base64(svg)}`;
}

function backdrop(theme: Theme, width: number, height: number): string[] {
  const fill = backgroundOf(theme);
  return fill === 'none' ? [] : [`<rect width="${width}" height="${height}" fill="${fill}"/>`];
}

function written(shape: Shape, { buttons, carried }: Style): string {
  const drawn = element(shape);
  const { piece } = shape;
  if (piece === undefined) return drawn;
  const label = buttons?.get(piece);
  const mark = carried?.has(piece) === true ? ' data-carried=""' : '';
  if (label === undefined) return mark !== '' ? `<g${mark}>${drawn}</g>` : shape.look === 'hit' ? '' : drawn;
  return `<g class="wm-spot"${mark} role="button" tabindex="-1" data-piece="${escapeXml(piece)}" aria-label="${escapeXml(label)}"><title>${escapeXml(label)}</title>${drawn}</g>`;
}

function element(shape: Shape): string {
  const look = `class="wm-${shape.look}"`;
  switch (shape.form) {
    case 'circle':
      return `<circle ${look} cx="${n(shape.x)}" cy="${n(shape.y)}" r="${n(shape.radius)}"/>`;
    case 'box':
      return `<rect ${look} x="${n(shape.x)}" y="${n(shape.y)}" width="${n(shape.width)}" height="${n(shape.height)}"/>`;
    case 'line':
      return `<polyline ${look} points="${shape.points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}"/>`;
    case 'words': {
      const anchor = shape.anchor ?? 'middle';
      return `<text ${look} x="${n(shape.x)}" y="${n(shape.y)}" font-size="${n(shape.size)}" text-anchor="${anchor}">${escapeXml(shape.words as string)}</text>`;
    }
  }
}

/** Hundredths of a pixel are enough. */
const n = (length: number): string => String(Math.round(length * 100) / 100);

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns what `btoa` gives for the bytes of the text in UTF-8; the rings know neither. */
export function base64(text: string): string {
  const bytes = utf8(text);
  let written = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at]!, bytes[at + 1], bytes[at + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    written += SIGNS[word >> 18]! + SIGNS[(word >> 12) & 63]!;
    written += (b === undefined ? '=' : SIGNS[(word >> 6) & 63]!) + (c === undefined ? '=' : SIGNS[word & 63]!);
  }
  return written;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
