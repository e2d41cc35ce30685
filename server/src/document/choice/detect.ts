/**
 * Tells by its layout which problem a text holds, where only one can be meant.
 *
 * It is a function of the beginning of the text. Each problem's layout is held against all lines of it, and what is
 * wrong adds up (`formats/misfit/misfit.ts`). The problem with the least misfit is the one if
 *
 * - no more than a third of the lines are wrong, so a few bad ones may be;
 * - every other problem is behind by a line that is wrong whatever follows on it. A line that may be half-typed is not
 *   enough: so a file that is being written, at its end or in a line in the middle, is not taken for another game.
 *
 * Otherwise it is not known, and those that are as near as the nearest are the candidates.
 */
import { compile } from '../../formats/compile';
import { fieldsAt } from '../../formats/fields';
import { layoutKey } from '../../formats/misfit/layoutKey';
import { WRONG } from '../../formats/misfit/lineMisfit';
import { hasNumbers, type Layout, misfit } from '../../formats/misfit/misfit';
import { problems, variantsOf } from '../../library/index';
import type { Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';
import { Scanner } from '../../text/scan';
import type { TokenTable } from '../../text/table';
import { beginningOf } from './beginning';

export interface Detected {
  /** Undefined if several problems can be meant, or none. */
  readonly problem: Problem | undefined;
  /**
   * The problems that can be meant, the likeliest first. Empty if no layout is near, or if there is nothing to tell by.
   */
  readonly candidates: readonly Problem[];
}

/** One line proves nothing. */
const LEAST_LINES = 2;

/** Takes other problems into account as well as those that are built in. */
export function detect(text: string, others: readonly Problem[] = []): Detected {
  const beginning = beginningOf(text);
  const table = scanner.scan(beginning);
  const lines = linesWithNumbers(table);
  return lines === 0
    ? { problem: undefined, candidates: [] }
    : decide(rank([...problems, ...others], { table, cut: isCut(beginning), enough: mostWrong(lines) + WRONG }), lines);
}

/** Returns the misfit of a third of the lines. */
const mostWrong = (lines: number): number => Math.floor((WRONG * lines) / 3);

/** A problem, and what speaks against it. */
interface Ranked {
  readonly problem: Problem;
  readonly misfit: number;
}

/** The beginning of a text. */
interface Sample {
  readonly table: Borrowed<TokenTable>;
  readonly cut: boolean;
  /** The misfit that rules a problem out. */
  readonly enough: number;
}

/**
 * Ranks all problems, the nearest first, among equals in the order of the index. What is `enough`, or a wrong line behind
 * the nearest, counts as no nearer than that.
 */
function rank(all: readonly Problem[], { table, cut, enough }: Sample): Ranked[] {
  const misfits = new Map<Layout, number>();
  let most = enough;
  const misfitOf = (layout: Layout): number => {
    const known = misfits.get(layout);
    if (known !== undefined) return known;
    const measured = misfit(layout, table, cut, most);
    misfits.set(layout, measured);
    most = Math.min(most, measured + WRONG);
    return measured;
  };
  return all.map((problem) => nearestVariant(problem, misfitOf)).sort((one, other) => one.misfit - other.misfit);
}

/** Ranks a problem, or the alias with bounds of its own that is nearer than the problem itself. */
const nearestVariant = (problem: Problem, misfitOf: (layout: Layout) => number): Ranked =>
  variantsOf(problem)
    .map((variant) => ({ problem: variant, misfit: misfitOf(layoutOf(variant)) }))
    .reduce((best, other) => (other.misfit < best.misfit ? other : best));

function decide(ranked: readonly Ranked[], lines: number): Detected {
  const [best, second] = ranked;
  const least = best!.misfit;
  const isClose = (second?.misfit ?? Infinity) < least + WRONG;
  const most = Math.min(second?.misfit === least ? least : least + WRONG - 1, mostWrong(lines));
  const candidates = ranked.filter((one) => one.misfit <= most).map(({ problem }) => problem);
  return { problem: isClose || lines < LEAST_LINES ? undefined : candidates[0], candidates };
}

const scanner = new Scanner();

const layouts = new WeakMap<Problem, Layout>();
const shared = new Map<string, Layout>();

/** Returns what is made once for each problem, or for several where nothing but names tells their layouts apart. */
function layoutOf(problem: Problem): Layout {
  const known = layouts.get(problem);
  if (known) return known;
  const key = problem.objections ? undefined : layoutKey(problem.input);
  const layout = (key === undefined ? undefined : shared.get(key)) ?? made(problem);
  if (key !== undefined) shared.set(key, layout);
  layouts.set(problem, layout);
  return layout;
}

function made(problem: Problem): Layout {
  const compiled = compile(problem.input);
  const forbids =
    problem.objections &&
    ((table: Borrowed<TokenTable>, firstToken: number): boolean =>
      problem.objections!(fieldsAt(compiled, table, firstToken)).length > 0);
  return { compiled, forbids };
}

const isCut = (text: string): boolean => !/[\r\n]$/.test(text);

function linesWithNumbers(table: Borrowed<TokenTable>): number {
  let lines = 0;
  for (let line = 0; line < table.lineCount; line++) if (hasNumbers(table, line)) lines++;
  return lines;
}
