/** The known mistakes of each problem. To add a problem's, add its file here. */
import type { Problem } from '../problems/problem';
import type { Mistake } from './mistake';

/** By the id of the problem. */
const byProblem: ReadonlyMap<string, readonly Mistake[]> = new Map();

/** Gives the mistakes that programs for a problem make; none are known of some. */
export const mistakesOf = (problem: Problem): readonly Mistake[] => byProblem.get(problem.id) ?? [];
