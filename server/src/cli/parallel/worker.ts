/** The second thread: it answers what the main thread has read. */
import { declare } from '../../document/choice/declaration';
import type { GameText } from '../../games/lines';
import { problemsById } from '../../library/index';
import type { Problem } from '../../problems/problem';
import { Answerer } from './answerer';
import { SharedBlocks } from './sharedBlocks';

/** The word that makes the command line a helper, in a thread that is given an errand. */
export const HELPER = '--helper';

/** What it is given to begin with. */
export interface Task {
  readonly memory: SharedArrayBuffer;
  readonly problem: string;
  /** The rules, where it is a game of one's own. */
  readonly rules: GameText | undefined;
}

/** Returns the problem of what a helper has to do; undefined if there is none. */
export const problemOfTask = ({ problem, rules }: Pick<Task, 'problem' | 'rules'>): Problem | undefined =>
  rules ? declare(rules).playable?.problem : problemsById.get(problem);

/** Goes on until the thread is ended. */
export function help(task: Task): void {
  const { memory } = task;
  const problem = problemOfTask(task);
  if (!problem) return;
  const answerer = new Answerer(problem);
  const sharedBlocks = new SharedBlocks(memory);
  for (;;) answerer.answerBlock(sharedBlocks.next());
}
