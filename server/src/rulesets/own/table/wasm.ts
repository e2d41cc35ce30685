/**
 * WebAssembly, as far as tables of values need it: one function over one memory, put together byte by byte. Nothing is
 * evaluated as a text. https://webassembly.github.io/spec/core/binary/
 */

/** As far as it is used; it is no part of ECMAScript, and some hosts lack it. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Memory: new (size: { readonly initial: number }) => Memory;
      readonly Instance: new (
        module: object,
        imports: object,
      ) => { readonly exports: Readonly<Record<string, unknown>> };
    }
  | undefined;

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export const PAGE = 65536;

/** Instructions of 32-bit integers, by their names in the text format. */
export const OP = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  if: [0x04, 0x40],
  ifI32: [0x04, 0x7f],
  else: [0x05],
  end: [0x0b],
  return: [0x0f],
  drop: [0x1a],
  select: [0x1b],
  load: [0x28, 2, 0],
  store: [0x36, 2, 0],
  eqz: [0x45],
  '=': [0x46],
  '!=': [0x47],
  '<': [0x48],
  and: [0x71],
  '>': [0x4a],
  '<=': [0x4c],
  '>=': [0x4e],
  add: [0x6a],
  sub: [0x6b],
  mul: [0x6c],
  div: [0x6d],
  rem: [0x6f],
  xor: [0x73],
  shl: [0x74],
  f64FromI32: [0xb7],
  f64Sqrt: [0x9f],
  i32FromF64: [0xaa],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Code = readonly number[];

export const constant = (value: number): Code => [0x41, ...signed(value)];
export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
/** Leaves so many blocks; 0 is the innermost. A loop begins again. */
export const branch = (depth: number): Code => [0x0c, ...unsigned(depth)];
export const branchIf = (depth: number): Code => [0x0d, ...unsigned(depth)];

/** LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  for (; value < -64 || value > 63; value >>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value & 127];
}

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const named = (name: string): Code => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];

/**
 * Returns a function of i32 parameters with an i32 result, over a memory of its own; undefined where the host has no
 * WebAssembly or does not allow it.
 */
export function instantiate(
  parameters: number,
  locals: number,
  body: Code,
  bytes: number,
): { readonly memory: Memory; readonly run: (...args: readonly number[]) => number } | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  const code = [1, ...unsigned(locals), 0x7f, ...body, ...OP.end];
  const module = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, ...unsigned(parameters), ...Array<number>(parameters).fill(0x7f), 1, 0x7f]),
    ...section(2, [1, ...named('e'), ...named('m'), 2, 0, 0]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...named('f'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ];
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(module)), { e: { m: memory } });
    return { memory, run: instance.exports['f'] as (...args: readonly number[]) => number };
  } catch {
    // A policy of the host, or no room: the closures give the same answers.
    return undefined;
  }
}
