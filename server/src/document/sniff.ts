/** Finds the problems that a text fits, for files that do not name theirs. */
import type { CaseTable } from '../formats/cases';
import { readNumeral } from '../formats/numeral';
import { terminatorOf } from '../formats/write';
import { problems, variantsOf } from '../problems/index';
import type { Problem } from '../problems/problem';
import { keep, Scanner } from '../text/scan';
import { kindOf, type TokenTable, tokenText, VALUES } from '../text/table';
import { caseReaderOf } from './objections';

/** A text as far as it is looked at: a longer one is judged by its beginning, and by its last lines for its ending. */
export interface Sample {
  readonly head: string;
  readonly tail: string;
  /** The head is the whole text. */
  readonly isWhole: boolean;
}

const SIZE = 1 << 15;

/** A text is sampled by its ends alone: by so much of them. */
export const SAMPLED = 2 * SIZE;

/** Most problems are ruled out by the first lines. */
const GLIMPSE = 1 << 10;

export function sampleOf(text: string): Sample {
  if (text.length <= SAMPLED) return { head: text, tail: text, isWhole: true };
  return {
    head: text.slice(0, text.lastIndexOf('\n', SIZE) + 1),
    tail: text.slice(-SIZE).replace(/^[^\n]*\n/, ''),
    isWhole: false,
  };
}

/**
 * The problems whose layout, bounds and ending the text fits without an error or a warning. Of a problem whose alias has
 * bounds of its own the alias is meant where only that fits.
 */
export function fittingProblems(sample: Sample): Problem[] {
  const firstLines = keep(scanner.scan(sample.head, 0, sample.head.lastIndexOf('\n', GLIMPSE) + 1));
  const table = keep(scanner.scan(sample.head));
  const isFitting = (problem: Problem): boolean =>
    isClean(read(problem, firstLines, false)) && fits(problem, sample, table);
  return problems.flatMap((problem) => variantsOf(problem).find(isFitting) ?? []);
}

const scanner = new Scanner();

const read = (problem: Problem, table: TokenTable, isLast: boolean): CaseTable =>
  caseReaderOf(problem).read(table, { isFirst: true, isLast, limit: 0 });

const isClean = ({ found }: CaseTable): boolean => found.error + found.warning === 0;

function fits(problem: Problem, sample: Sample, table: TokenTable): boolean {
  const cases = read(problem, table, sample.isWhole);
  return cases.caseCount > 0 && isClean(cases) && endsRight(problem, sample, table, cases);
}

function endsRight(problem: Problem, { tail, isWhole }: Sample, table: TokenTable, cases: CaseTable): boolean {
  const { end } = problem.input;
  switch (end.kind) {
    case 'zeros':
      return isWhole
        ? cases.terminator?.casesBefore === cases.caseCount
        : cases.terminator === undefined && lastValues(tail) === terminatorOf(problem.input);
    case 'count':
      return cases.countLine >= 0 && countFits(table, cases, isWhole);
    case 'single':
      return cases.caseCount === 1 && isWhole;
    case 'file':
      return true;
  }
}

function countFits(table: TokenTable, cases: CaseTable, isWhole: boolean): boolean {
  const count = readNumeral(tokenText(table, table.lineToken[cases.countLine]!)).value ?? NaN;
  return isWhole ? count === cases.caseCount : count > cases.caseCount;
}

/** The numbers of the last line that has any. */
function lastValues(text: string): string {
  const table = scanner.scan(text);
  for (let line = table.lineCount - 1; line >= 0; line--) {
    const [from, to] = [table.lineToken[line]!, table.lineToken[line + 1]!];
    if (kindOf(table, line) === VALUES && from < to)
      return Array.from({ length: to - from }, (_, index) => tokenText(table, from + index)).join(' ');
  }
  return '';
}
