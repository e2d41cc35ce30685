import fc from 'fast-check';
import { problems } from '../../server/src/problems/index';

// A counterexample shows the id of a problem, not all that it is made of.
for (const problem of problems) Object.defineProperty(problem, fc.toStringMethod, { value: () => problem.id });

export const anyProblem = fc.constantFrom(...problems);
