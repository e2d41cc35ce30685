/** The ids that people may write, each with what it stands for. */
import { problems } from '../../library/index';
import type { Problem } from '../../problems/problem';
import { namesOf } from '../../problems/shared/names';
import type { Message } from '../../text/message';

export interface ListedProblem {
  /** The problem's own id or an alias. */
  readonly id: string;
  /** The problem's own id. */
  readonly problem: string;
  readonly title: string;
  /** The title of its game. */
  readonly game: Message;
}

/** What is kept with an item about a problem until more of it is asked for. */
export interface ProblemData {
  readonly uri: string;
  readonly id: string;
}

/** Lists the problems that are built in, and others. */
export const problemNames = (others: readonly Problem[] = []): ListedProblem[] =>
  [...problems, ...others].flatMap((problem) =>
    namesOf(problem).map(({ id, title }) => ({ id, problem: problem.id, title, game: problem.ruleset.title })),
  );
