/** A move together with what it leaves. */
import { type Message, message } from '../../text/message';
import { shortened } from '../../text/shortened';
import { type AnyRuleset, briefly } from '../ruleset';

/** “take 3 from heap 2, which leaves (3, 3)”: the position in so many units at most, and only once. */
export function moveWithResult(ruleset: AnyRuleset, position: unknown, move: unknown, room: number): Message {
  const told = ruleset.describe(position, move);
  if (ruleset.tellsResult?.(position, move)) return told;
  return message('{0}, which leaves {1}', told, shortened(briefly(ruleset, ruleset.play(position, move), room), room));
}
