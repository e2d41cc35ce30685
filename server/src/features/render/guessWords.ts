/** Which problem a file was taken for that does not name it. */
import type { Choice } from '../../document/choice/choice';
import { nameOf } from '../../problems/shared/names';
import { type Message, message } from '../../text/message';

/** For a choice that has a problem. */
export function guessWords({ problem, id }: Choice): Message {
  const name = nameOf(problem!, id);
  return message('{0} ({1}), told by the layout', name.title, name.id);
}
