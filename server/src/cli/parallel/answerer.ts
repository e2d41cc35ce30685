import { BAD, GOOD } from '../../formats/cases';
import { compile } from '../../formats/compile';
import { type FieldReader, fieldReader } from '../../formats/fieldReader';
import type { Problem } from '../../problems/problem';
import { prepare } from '../../rulesets/ruleset';
import type { Borrowed } from '../../text/borrowed';
import type { TokenTable } from '../../text/table';
import { Output } from '../terminal/output';
import { LEFT, type SharedBlock } from './sharedBlocks';

/** CaseSlice to answer: the token that each begins with, its state, and how many cases come before. */
export interface CaseSlice {
  readonly table: Borrowed<TokenTable>;
  readonly firstToken: Int32Array;
  readonly state: Uint8Array;
  readonly caseCount: number;
  readonly casesBefore: number;
}

export class Answerer {
  private readonly read: FieldReader;
  /** For the answers to slots; their lengths are known to fit only when they are there. */
  private readonly gathered = new Output(() => {
    throw new TooLong();
  });
  private good = new Uint8Array(0);

  constructor(private readonly problem: Problem) {
    this.read = fieldReader(compile(problem.input));
  }

  /**
   * Writes the answers; gives the indices of the cases of which it is unknown. This is the loop that large inputs spend
   * their time in.
   */
  answer({ table, firstToken, state, caseCount, casesBefore }: CaseSlice, output: Output): number[] {
    const { problem, read } = this;
    const unknown: number[] = [];
    // An import is looked up wherever it is used.
    const bad = BAD;
    for (let local = 0; local < caseCount; local++) {
      if (state[local] === bad) continue;
      const answer = problem.answer(read(table, firstToken[local]!), casesBefore + local + 1);
      if (answer === undefined) unknown.push(local);
      else output.line(answer);
    }
    return unknown;
  }

  /** The same, with pauses where an answer takes long. */
  *answerInSlices(
    { table, firstToken, state, caseCount, casesBefore }: CaseSlice,
    output: Output,
  ): Generator<undefined, number[]> {
    const { problem, read } = this;
    const unknown: number[] = [];
    for (let local = 0; local < caseCount; local++) {
      if (state[local] === BAD) continue;
      const positions = problem.positions(read(table, firstToken[local]!));
      for (const position of positions) yield* prepare(problem.ruleset, position);
      const answer = problem.output(positions, casesBefore + local + 1);
      if (answer === undefined) unknown.push(local);
      else output.line(answer);
    }
    return unknown;
  }

  /** The same, pausing so; rulesets that never search are not slowed down. */
  async answerWith(pause: () => void | Promise<void>, cases: CaseSlice, output: Output): Promise<number[]> {
    if (!this.problem.ruleset.prepare) return this.answer(cases, output);
    const work = this.answerInSlices(cases, output);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      await pause();
    }
  }

  /** The cases of a slot are good, all of them. */
  casesOf({ table, firstToken, caseCount, casesBefore }: SharedBlock): CaseSlice {
    if (this.good.length < caseCount) this.good = new Uint8Array(firstToken.length).fill(GOOD);
    return { table, firstToken, state: this.good, caseCount, casesBefore };
  }

  /** Answers a slot that the caller has taken, or leaves it: what went wrong is for the main thread to find out. */
  answerBlock(shared: SharedBlock): void {
    try {
      this.gathered.begin(shared.output);
      this.settle(shared, this.answer(this.casesOf(shared), this.gathered));
    } catch {
      shared.status = LEFT;
    }
  }

  /** The same, with pauses where an answer takes long. */
  async answerBlockWith(pause: () => void | Promise<void>, shared: SharedBlock): Promise<void> {
    try {
      this.gathered.begin(shared.output);
      this.settle(shared, await this.answerWith(pause, this.casesOf(shared), this.gathered));
    } catch {
      shared.status = LEFT;
    }
  }

  private settle(shared: SharedBlock, unknown: readonly number[]): void {
    if (unknown.length === 0) shared.answered(this.gathered.length);
    else shared.status = LEFT;
  }
}

class TooLong extends Error {}
