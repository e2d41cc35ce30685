/** Reading and writing file descriptors, one call after another: nothing else is to be done meanwhile. */
import { readSync, writeSync } from 'node:fs';
import { ClosedPipe, failureOf, systemCode } from '../failure';
import { dataFor, forPeople } from './people';
import { type Descriptor, STDERR, STDOUT } from './standard';

/**
 * Reads what there is, at least a byte unless the input has ended, to `at` in the buffer; gives the number of bytes.
 */
export function readSome(descriptor: number, buffer: Uint8Array, at: number): number {
  for (;;) {
    try {
      return readSync(descriptor, buffer, at, buffer.length - at, null);
    } catch (error) {
      // A terminal on Windows ends with an error instead of with no bytes.
      if (systemCode(error) === 'EOF') return 0;
      waitIfBusy(error);
    }
  }
}

/** Writes all of the bytes. That nobody takes them from the standard output is the user's to hear. */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  let at = 0;
  while (at < bytes.length) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      if (systemCode(error) === 'EPIPE') throw new ClosedPipe();
      if (descriptor === STDOUT && systemCode(error) !== 'EAGAIN') throw failureOf(error, '<stdout>');
      waitIfBusy(error);
    }
  }
}

const bell = new Int32Array(new SharedArrayBuffer(4));
const MOMENT = 2;

/** Whoever shares a pipe or a terminal with this process may have set it not to wait, so the waiting is done here. */
function waitIfBusy(error: unknown): void {
  if (systemCode(error) !== 'EAGAIN') throw error;
  Atomics.wait(bell, 0, 0, MOMENT);
}

/** Says something to people by the way: when nobody listens, the work goes on all the same. */
export function writeLine(text: string, descriptor: Descriptor = STDERR): void {
  unlessClosed(() => writeAll(descriptor, forPeople(text, descriptor)));
}

/** Writes text for programs to the standard output in the same way. */
export function writeData(text: string): void {
  unlessClosed(() => writeAll(STDOUT, dataFor(Buffer.from(text), STDOUT)));
}

/** Moves what a terminal shows. */
export function commandTerminal(command: string): void {
  unlessClosed(() => writeAll(STDERR, Buffer.from(command)));
}

function unlessClosed(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof ClosedPipe) && systemCode(error) === '') throw error;
  }
}
