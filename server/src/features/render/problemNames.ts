/** The ids that people may write, each with what it stands for. */
import { problems } from '../../problems/index';
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

export const problemNames = (): ListedProblem[] =>
  problems.flatMap((problem) =>
    namesOf(problem).map(({ id, title }) => ({ id, problem: problem.id, title, game: problem.ruleset.title })),
  );
