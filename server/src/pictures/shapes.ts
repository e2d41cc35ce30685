/** What pictures are drawn of, before it has colours. Lengths are pixels; y grows downwards. */
import type { Message } from '../text/message';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export type Shape = (Circle | Box | Line | Words) & {
  readonly look: Look;
  /** The name of the piece of the position that it stands for. */
  readonly piece?: string;
};

interface Circle {
  readonly form: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Box {
  readonly form: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly form: 'line';
  readonly points: readonly (readonly [number, number])[];
}

/** Words in one line. */
export interface Words {
  readonly form: 'words';
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly words: Message | string;
  /** Where x is in the words; in their middle if it is left out. */
  readonly anchor?: 'start' | 'end';
}

/** What a shape is there for, which tells its colours. */
export type Look =
  | 'counter'
  | 'bar'
  | 'mover'
  | 'opponent'
  | 'cell'
  | 'path'
  | 'square'
  | 'free'
  | 'taken'
  | 'goal'
  | 'here'
  | 'break'
  | 'line'
  | 'label'
  | 'inside'
  | 'caption'
  | 'hit';

/** How large a picture may be. */
export interface Size {
  /** The most it may be wide and high. */
  readonly width: number;
  readonly height: number;
  /** The side of what stands for one counter, with the gap around it. */
  readonly unit: number;
  /** The height of letters. */
  readonly text: number;
  /** A heap of more counters is drawn as a bar. */
  readonly counters: number;
}

/** In a hover, and beside text. */
export const SMALL: Size = { width: 420, height: 90, unit: 13, text: 12, counters: 24 };
/** On the board: what can be clicked is 24 pixels wide. */
export const LARGE: Size = { width: 720, height: 420, unit: 26, text: 14, counters: 40 };

export const circle = (look: Look, x: number, y: number, radius: number, piece?: string): Shape => ({
  form: 'circle',
  look,
  x,
  y,
  radius,
  ...(piece !== undefined && { piece }),
});

export const box = (
  look: Look,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  piece?: string,
): Shape => ({ form: 'box', look, x, y, width, height, ...(piece !== undefined && { piece }) });

export const line = (look: Look, ...points: (readonly [number, number])[]): Shape => ({ form: 'line', look, points });

export const words = (
  look: Look,
  [x, y]: readonly [number, number],
  size: number,
  text: Message | string,
  anchor?: 'start' | 'end',
): Shape => ({ form: 'words', look, x, y, size, words: text, ...(anchor && { anchor }) });

/** About how wide a text is. */
export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const letter of text) units += letter > '\u2e80' ? 1 : 0.6;
  return Math.ceil(units * size);
}

/** Returns a number as it is written in a picture: long ones by their ends, short. */
export function numeral(value: number | bigint): string {
  const digits = String(value);
  return digits.length <= 10 ? digits : `${digits.slice(0, 3)}…${digits.slice(-2)} [${digits.length}]`;
}
