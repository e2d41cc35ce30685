/** What the statement says of all cases of a file together, held against them block by block. */
import { compile } from '../../formats/compile';
import { Adder } from '../../formats/totals';
import type { Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';
import { type Finding, findingBelow } from '../../text/finding';
import { type Message, message } from '../../text/message';
import { type Natural, plus } from '../../text/natural';
import type { Block } from '../blocks/block';
import { spanInCase } from '../blocks/objections';
import type { GameDocument } from '../document';

/** Adds up the cases of an input, which goes by block by block. */
export class Totals {
  /** A finding for each bound that is passed, at the number that passes it. */
  readonly findings: Finding[] = [];
  private readonly compiled;
  private readonly adder;
  private reached: readonly Natural[];

  constructor({ input }: Problem) {
    this.compiled = compile(input);
    this.adder = new Adder(this.compiled);
    this.reached = (input.totals ?? []).map(() => 0);
  }

  /** The sums of all cases so far, in the order of the format. */
  get sums(): readonly Natural[] {
    return this.reached;
  }

  /** Takes the next block, of which so many cases belong to the input. */
  take({ table, cases }: Borrowed<Block>, caseCount: number, linesBefore: number): void {
    const { totals } = this.compiled.format;
    if (!totals || caseCount <= 0) return;
    const more = caseCount === cases.caseCount ? cases.sums : this.adder.sums(table, cases, caseCount);
    const before = this.reached;
    this.reached = before.map((sum, index) => plus(sum, more[index]!));
    for (const [index, { name, most }] of totals.entries()) {
      if (before[index]! > most || this.reached[index]! <= most) continue;
      const passing = this.adder.passing(table, cases, caseCount, { index, before: before[index]! });
      if (!passing) continue;
      const { local, fields, at } = passing;
      const span = spanInCase(table, cases.firstToken[local]!, this.compiled, fields, at);
      const code = name === undefined ? 'too-many-cases' : 'sum-too-large';
      this.findings.push(findingBelow({ code, severity: 'warning', span, message: words(name, most) }, linesBefore));
    }
  }
}

const words = (name: string | undefined, most: Natural): Message =>
  name === undefined
    ? message('The statement allows at most {0} cases in a file: this is one more.', most)
    : message('The statement allows a sum of {0} over all cases of at most {1}: here it is passed.', name, most);

/** Adds up the cases of an open file; undefined if the statement says nothing of all of them. */
export function totalsOf({ problem, blocks, end }: GameDocument): Totals | undefined {
  if (!problem?.input.totals) return undefined;
  const totals = new Totals(problem);
  for (let index = 0; index < blocks.length && blocks.casesBefore(index) < end.cases; index++) {
    const block = blocks.at(index);
    const caseCount = Math.min(block.cases.caseCount, end.cases - blocks.casesBefore(index));
    totals.take(block, caseCount, blocks.linesBefore(index));
  }
  return totals;
}

/** Returns what is wrong with all cases of a file together. */
export const totalFindings = (document: GameDocument): readonly Finding[] => totalsOf(document)?.findings ?? [];
