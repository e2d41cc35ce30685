/**
 * All problems: those that are written in TypeScript, and those of the folder `library/`, of which a table is made
 * (`test/library/table.test.ts` writes it).
 */
import { problems as builtIn, problemsById as builtInById, variantsOf } from '../problems/index';
import type { Problem } from '../problems/problem';
import { problemOfRow } from './problem';
import type { Row } from './row';
import table from './table.json';

export { variantsOf };

const rows = table as unknown as readonly Row[];

/** The problems whose rules are files of the library. */
const declaredProblems: readonly Problem[] = rows.map(problemOfRow);

const rules = new Map(rows.map((row) => [row.id, row.rules]));

/** Returns the lines that declare the game of a problem; undefined if it is written in TypeScript. */
export const rulesOf = ({ id }: Problem): string | undefined => rules.get(id);

/** In the order in which people are shown them. */
export const problems: readonly Problem[] = [...builtIn, ...declaredProblems];

/** Every id, aliases included, and the problem that it stands for. */
export const problemsById: ReadonlyMap<string, Problem> = new Map([
  ...builtInById,
  ...declaredProblems.flatMap((problem): [string, Problem][] =>
    [problem, ...(problem.aliases ?? [])].map(({ id }) => [id, problem]),
  ),
]);
