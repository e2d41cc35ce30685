/** Puts instructions one after the other, and counts blocks and locals on the way. */
import { branch, branchIf, type Code, get, OP, set } from './wasm';

/** A block, by how many were open with it. */
export type Label = number;

export class Emitter {
  readonly code: number[] = [];
  /** How many locals there are, parameters included. */
  locals: number;
  #depth = 0;

  constructor(parameters: number) {
    this.locals = parameters;
  }

  emit(...codes: readonly Code[]): void {
    for (const code of codes) this.code.push(...code);
  }

  newLocal(): number {
    return this.locals++;
  }

  /** Takes what is on the stack into a new local. */
  keep(): number {
    const local = this.newLocal();
    this.emit(set(local));
    return local;
  }

  open(kind: 'block' | 'loop' | 'if' | 'ifI32'): Label {
    this.emit(OP[kind]);
    return ++this.#depth;
  }

  close(): void {
    this.emit(OP.end);
    this.#depth--;
  }

  /** Leaves a block, or begins a loop again. */
  go(label: Label): void {
    this.emit(branch(this.#depth - label));
  }

  /** The same if what is on the stack is not 0. */
  goIf(label: Label): void {
    this.emit(branchIf(this.#depth - label));
  }

  goIfLess(local: number, bound: Code, label: Label): void {
    this.emit(get(local), bound, OP['<']);
    this.goIf(label);
  }
}
