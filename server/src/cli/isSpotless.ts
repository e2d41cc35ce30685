import { endFindings } from '../document/endFindings';
import { totalOf } from '../formats/cases';
import type { Problem } from '../problems/problem';
import { problemOf } from './choose';
import type { Call } from './command';
import type { Input } from './input';
import { Passages } from './passages';
import { Pieces } from './pieces';
import { Progress } from './progress';

/** Smaller files take no time anyway. */
const LARGE = 1_000_000;
const LF = 10;

/**
 * Is it a large file of which nothing is to be said, as most large files are? That shows while it goes by, in constant
 * memory. To say anything takes all of it at once.
 */
export function isSpotless({ options }: Call, input: Input): boolean {
  if (input.size === undefined || input.size < LARGE) return false;
  const pieces = new Pieces(input);
  const problem = problemIfClear(pieces, options.game);
  // Remarks are about single cases that are good.
  if (!problem || problem.remarks) return false;
  const progress = new Progress(pieces);
  try {
    return hasNoFindings(pieces, problem, () => progress.show());
  } finally {
    progress.clear();
  }
}

function hasNoFindings(pieces: Pieces, problem: Problem, show: () => void): boolean {
  const passages = new Passages(pieces, problem);
  for (const {
    block: { cases },
  } of passages) {
    if (totalOf(cases.found) > 0 || cases.expectations > 0 || cases.carriageReturnLine >= 0) return false;
    show();
  }
  return pieces.bytes.at(-1) === LF && endFindings(passages.document()).length === 0;
}

/** Why it is not clear is said by those who look at all of the file. */
function problemIfClear(pieces: Pieces, game: string | undefined): Problem | undefined {
  try {
    return problemOf(pieces, game);
  } catch {
    return undefined;
  }
}
