/**
 * Which known mistake a program makes: the one that answers a whole probe of cases exactly as the program does. One wrong
 * answer tells nothing, since many mistakes share it.
 */
import type { AnyFields } from '../formats/format';
import { LARGEST_INTEGER } from '../formats/generate/edges';
import { type Mistake, type Run as MistakenRun, run as runOf, smallestCases } from '../mistakes/mistake';
import type { Problem } from '../problems/problem';
import { attemptAt, type Batch, batchesOf, batchOf, mostCases } from './batch';
import { boundedBy, boundsOf, hardOf, randomOf, smallOf } from './caseSource';
import { type Comparison, unitsOf } from './expected';
import { look, partFor } from './look';
import { type Attempt, hasEnded, hasFailed, isStopped, type Run, type Trial } from './run';

export interface Diagnosis {
  readonly mistake: Mistake;
  /** The program does as the mistake does in all cases, or in most of those that either answers wrong. */
  readonly isWhole: boolean;
  /** How many cases were compared. */
  readonly cases: number;
}

/** How many cases of each kind the probe has. */
const PROBE = { small: 2000, hard: 500, bounds: 300, random: 500 };
/** Where few cases fit into an input, so many inputs of each kind. */
const MOST_INPUTS = 10;
/** A program that hangs is given so much of its time limit. */
const GLANCE = 1 / 8;
/** Random cases are many, and their answers may take long where there is no theorem. */
const QUICK = 1_000_000;
/** Fewer wrong answers than these tell nothing. */
const FEWEST = 2;
const FEWEST_ALIKE = 5;
/** From this part on the program does mostly as the mistake. */
const MOSTLY = 0.9;

/** Finds the mistake that a program makes which fails on the given cases; undefined if it is none that is known. */
export function* diagnose(
  problem: Problem,
  comparison: Comparison,
  mistakes: readonly Mistake[],
  failing: readonly AnyFields[],
  hangs: boolean,
): Trial<Diagnosis | undefined> {
  if (mistakes.length === 0) return undefined;
  const inputs = [...mistakes.map((mistake) => smallestCases(problem, mistake)), failing];
  const shown = inputs.map((cases) => batchOf(problem, cases));
  const probe = hangs ? [] : probeFor(problem);
  const batches = [...shown, ...probe];
  const runs = yield batches.map((batch): Attempt => ({ ...attemptAt(batch), ...(hangs && { share: GLANCE }) }));
  const cases = batches.reduce((sum, batch) => sum + batch.cases.length, 0);
  const whole = mistakes.find((mistake) => doesAsWhole(batches, runs, mistake, comparison));
  if (whole) return { mistake: whole, isWhole: true, cases };
  const mostly = mistakes.find((mistake) => doesMostlyAs(batches, runs, mistake, comparison));
  return mostly && { mistake: mostly, isWhole: false, cases };
}

const probes = new WeakMap<Problem, readonly Batch[]>();

/** Gives the probe of a problem, which is made once. */
function probeFor(problem: Problem): readonly Batch[] {
  const known = probes.get(problem) ?? batchesFor(problem);
  probes.set(problem, known);
  return known;
}

function batchesFor(problem: Problem): Batch[] {
  const most = mostCases(problem.input) * MOST_INPUTS;
  const within = boundedBy(problem, LARGEST_INTEGER);
  const quick = boundedBy(problem, QUICK);
  const sources = [
    first(smallOf(within), Math.min(PROBE.small, most)),
    first(hardOf(within), Math.min(PROBE.hard, most)),
    first(boundsOf(within), Math.min(PROBE.bounds, most)),
    first(randomOf(quick, 1), Math.min(PROBE.random, most)),
  ];
  return sources.flatMap((cases) => batchesOf(problem, cases));
}

function first(source: Iterable<AnyFields>, most: number): AnyFields[] {
  const cases: AnyFields[] = [];
  for (const fields of source) if (cases.push(fields) >= most) break;
  return cases;
}

/** Tells whether every run is what the mistake makes of its input, and enough of that is wrong. */
function doesAsWhole(
  batches: readonly Batch[],
  runs: readonly Run[],
  mistake: Mistake,
  comparison: Comparison,
): boolean {
  let wrong = 0;
  for (const [index, batch] of batches.entries()) {
    const mistaken = runOf(mistake, batch);
    if (!isAlike(runs[index]!, mistaken, comparison)) return false;
    wrong += mistaken.ending === 'done' ? wrongPieces(batch, mistaken) : 1;
  }
  return wrong >= FEWEST;
}

function isAlike(run: Run, { pieces, ending }: MistakenRun, comparison: Comparison): boolean {
  if (ending === 'crash') return hasFailed(run) && !isStopped(run);
  if (ending === 'forever') return isStopped(run);
  if (!hasEnded(run)) return false;
  const units = unitsOf(run.output, comparison);
  const wanted = unitsOf(pieces.join(''), comparison);
  return units.length === wanted.length && units.every((unit, at) => unit === wanted[at]);
}

const wrongPieces = ({ truths }: Batch, { pieces }: MistakenRun): number =>
  pieces.filter((piece, index) => piece !== `${truths[index] ?? ''}\n`).length +
  Math.max(0, truths.length - pieces.length);

/** Tells whether program and mistake give the same wrong answer in most of the cases that one of them answers wrong. */
function doesMostlyAs(
  batches: readonly Batch[],
  runs: readonly Run[],
  mistake: Mistake,
  comparison: Comparison,
): boolean {
  let [alike, either] = [0, 0];
  for (const [index, batch] of batches.entries()) {
    const run = runs[index]!;
    const mistaken = runOf(mistake, batch);
    if (!hasEnded(run) || mistaken.ending !== 'done') return false;
    const seen = look(batch, comparison, run);
    for (let at = 0; at < batch.cases.length; at++) {
      const isWrong = seen.attribution.isRight[at] === 0;
      const piece = mistaken.pieces[at] ?? '';
      if (!isWrong && piece === `${batch.truths[at]!}\n`) continue;
      either++;
      if (isWrong && partFor(seen, at).join('\n') === unitsOf(piece, comparison).join('\n')) alike++;
    }
  }
  return alike >= FEWEST_ALIKE && alike >= MOSTLY * either;
}
