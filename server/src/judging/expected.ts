/** Outputs taken apart into what is compared, and the right output of a batch in these terms. */
import type { Batch } from './batch';

/**
 * How outputs are compared: byte for byte; line by line, where blanks at the end of a line, carriage returns and the last
 * line ending do not matter; or word by word.
 */
export type Comparison = 'exact' | 'lines' | 'words';

export const comparisons: readonly Comparison[] = ['exact', 'lines', 'words'];

/** Takes an output apart: into lines or words. */
export function unitsOf(output: string, comparison: Comparison): string[] {
  if (comparison === 'words') return output.match(/[^\s]+/g) ?? [];
  // A line without its ending is a unit of its own kind where every byte counts.
  if (comparison === 'exact') return output.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const lines = output.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return output.includes('\r') || /[ \t](?:\n|$)/.test(output)
    ? lines.map((line) => line.replace(/[ \t\r]+$/, ''))
    : lines;
}

/** Most problems have few different answers. */
const MOST_KNOWN = 1000;

export class Expected {
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    private readonly batch: Batch,
    readonly comparison: Comparison,
  ) {}

  get count(): number {
    return this.batch.cases.length;
  }

  /** Gives the right answer to a case. */
  unitsOf(index: number): readonly string[] {
    const truth = this.batch.truths[index]!;
    const known = this.known.get(truth);
    if (known) return known;
    const units = unitsOf(`${truth}\n`, this.comparison);
    if (this.known.size < MOST_KNOWN) this.known.set(truth, units);
    return units;
  }

  /** Gives how many units, from a place on, are a right answer to the case; −1 if none are. */
  match(index: number, units: readonly string[], at: number): number {
    const wanted = this.unitsOf(index);
    if (isAt(wanted, units, at)) return wanted.length;
    return this.batch.problem.accepts && this.comparison !== 'words' ? this.accepted(index, units, at) : -1;
  }

  /** Tries answers that the statement allows as well, which may be longer or shorter than ours. */
  private accepted(index: number, units: readonly string[], at: number): number {
    const { problem, cases } = this.batch;
    const usual = this.unitsOf(index).length;
    for (const length of [usual, usual + 1, usual - 1, usual + 2, usual - 2]) {
      if (length < 1 || at + length > units.length) continue;
      const lines = units.slice(at, at + length).map((line) => line.trimEnd());
      if (problem.accepts!(cases[index]!, lines)) return length;
    }
    return -1;
  }
}

function isAt(wanted: readonly string[], units: readonly string[], at: number): boolean {
  for (let index = 0; index < wanted.length; index++) if (units[at + index] !== wanted[index]) return false;
  return true;
}
