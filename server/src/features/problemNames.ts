/** The ids that people may write, each with what it stands for. */
import { problems } from '../problems/index';

export interface ProblemName {
  /** The problem's own id or an alias. */
  readonly id: string;
  /** The problem's own id. */
  readonly problem: string;
  readonly title: string;
}

/** What is kept with an item about a problem until more of it is asked for. */
export interface ProblemData {
  readonly uri: string;
  readonly id: string;
}

export const problemNames = (): ProblemName[] =>
  problems.flatMap(({ id: problem, title, aliases = [] }) => [{ id: problem, problem, title }, ...aliases.map((alias) => ({ id: alias.id, problem, title: alias.title ?? title }))]);
