/** Outputs held against the truth, line by line. Pure, so that it is tested without VS Code. */
import type { CaseItem } from '../../../protocol/messages';

/** The first line that is not as it should be; what is missing is left out. */
export interface Difference {
  /** Counts from 0, from where the comparison began. */
  readonly at: number;
  readonly expected?: string;
  readonly actual?: string;
}

/** Returns the lines of a file, whatever they end with: a checkout on Windows changes that, and no judge minds. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Returns what the lines below a case say that is not true; undefined if they say nothing, or where the truth is
 * unknown.
 */
export function expectationDifference({ expected, expectation }: CaseItem): Difference | undefined {
  if (expected === null || expectation === null) return undefined;
  return firstDifference(expected.split('\n'), expectation.split('\n'));
}

/** Goes through an output file, case by case. */
export class OutputReader {
  private readonly lines: readonly string[];
  private line = 0;

  constructor(text: string) {
    this.lines = linesOf(text);
  }

  /** The line that comes next, counted from 0. */
  get position(): number {
    return this.line;
  }

  /** Where there are lines left, the first of them. */
  get surplus(): string | undefined {
    return this.lines[this.line];
  }

  /** Takes as many lines as a case has, and says where they differ; the place counts from the beginning of the file. */
  next(expected: string): (Difference & { readonly taken: string }) | undefined {
    const wanted = expected.split('\n');
    const from = this.line;
    const taken = this.lines.slice(from, from + wanted.length);
    this.line = Math.min(this.lines.length, from + wanted.length);
    const difference = firstDifference(wanted, taken);
    return difference && { ...difference, at: from + difference.at, taken: taken.join('\n') };
  }
}

function firstDifference(expected: readonly string[], actual: readonly string[]): Difference | undefined {
  const count = Math.max(expected.length, actual.length);
  for (let at = 0; at < count; at++) {
    if (expected[at] === actual[at]) continue;
    return {
      at,
      ...(at < expected.length && { expected: expected[at]! }),
      ...(at < actual.length && { actual: actual[at]! }),
    };
  }
  return undefined;
}
