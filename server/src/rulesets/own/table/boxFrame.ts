/** What the parts of a table's code share. */
import type { Emitter, Label } from './emitter';
import type { Places } from './expressionCode';
import { constant, get, OP, set } from './wasm';

/** The function's parameters: the first part, the one before which it ends, the steps it may take, and where marks end. */
export const [AT, TO, LEFT, CAPACITY] = [0, 1, 2, 3];
export const PARAMETERS = 4;

/** The code of a table as it is put together. */
export interface Box {
  /** Where values and marks begin in the memory. */
  readonly valuesAt: number;
  readonly marksAt: number;
  readonly emitter: Emitter;
  readonly places: Places & { readonly variables: number[] };
  readonly strides: readonly number[];
  /** Where to go when the steps are spent, or a move does not lead to a smaller part. */
  readonly spent: Label;
  readonly outside: Label;
}

export interface Way {
  /** Where to go on if this is no move. */
  readonly skip: Label;
  /** Where the last loop ends. */
  readonly exit: Label;
  readonly listAt: number;
}

/** Takes a step. */
export const putStep = (emitter: Emitter): void => emitter.emit(get(LEFT), constant(1), OP.sub, set(LEFT));
