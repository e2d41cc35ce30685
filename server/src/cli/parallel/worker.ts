/** The second thread: it answers what the main thread has read. */
import { problemsById } from '../../problems/index';
import { Answerer } from './answerer';
import { Slots } from './sharedBlocks';

/** The word that makes the command line a helper, in a thread that is given an errand. */
export const HELPER = '--helper';

/** What it is given to begin with. */
export interface Task {
  readonly memory: SharedArrayBuffer;
  readonly problem: string;
}

/** Goes on until the thread is ended. */
export function help({ memory, problem: id }: Task): void {
  const problem = problemsById.get(id);
  if (!problem) return;
  const answerer = new Answerer(problem);
  const slots = new Slots(memory);
  for (;;) answerer.answerSlot(slots.next());
}
