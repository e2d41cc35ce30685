/** Files and the standard input, opened for reading. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { failureOf } from '../failure';
import { nameWithId } from '../judges/testPairs';
import { readSome } from '../terminal/descriptor';
import { STDIN } from '../terminal/standard';

export interface Input {
  /** As findings name it. */
  readonly name: string;
  /** The last part of its path, which may tell the problem, as may a folder of a judge's files. */
  readonly fileName: string;
  readonly descriptor: number;
  /** How many bytes there are, where that is known beforehand. */
  readonly size: number | undefined;
}

/** Opens the file of this name, or the standard input for `-`, for as long as it is used. */
export async function withInput<Result>(
  name: string,
  use: (input: Input) => Result | Promise<Result>,
): Promise<Result> {
  const isStandard = name === '-';
  const shown = isStandard ? '<stdin>' : name;
  const descriptor = isStandard ? STDIN : open(name);
  try {
    return await use({
      name: shown,
      fileName: isStandard ? '' : nameWithId(name),
      descriptor,
      size: sizeOf(descriptor, shown),
    });
  } finally {
    if (!isStandard) closeSync(descriptor);
  }
}

/** As `readSome`, for an input. */
export function readFrom({ descriptor, name }: Input, buffer: Uint8Array, at: number): number {
  try {
    return readSome(descriptor, buffer, at);
  } catch (error) {
    throw failureOf(error, name);
  }
}

function open(name: string): number {
  try {
    return openSync(name, 'r');
  } catch (error) {
    throw failureOf(error, name);
  }
}

function sizeOf(descriptor: number, shown: string): number | undefined {
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() ? stats.size : undefined;
  } catch (error) {
    throw failureOf(error, shown);
  }
}
