/**
 * What every host has beyond the language itself, so that shared code needs neither the DOM's types nor those of
 * Node.js.
 */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare function setTimeout(run: () => void, milliseconds: number): unknown;

declare function clearTimeout(timer: unknown): void;
