/** A summary in words: `12 cases · 7 Stan · 5 Ollie · bounds hit: min max`. */
import type { Summary } from '../../document/summary';
import type { BoundHit } from '../../formats/bounds';
import { rangeOf } from '../../formats/diagnose';
import { listed } from '../../text/joined';
import { type Message, message } from '../../text/message';
import { translated, type View } from '../view';

export function summaryWords(view: View, { cases, won, lost, unanswered, bounds }: Summary): string {
  const parts: Message[] = [cases === 1 ? message('1 case') : message('{0} cases', cases)];
  if (view.document.problem?.each !== undefined)
    parts.push(won + lost === 1 ? message('1 position') : message('{0} positions', won + lost));
  if (won > 0) parts.push(winner(view, 0, won));
  if (lost > 0) parts.push(winner(view, 1, lost));
  if (unanswered > 0) parts.push(message('{0} without an answer', unanswered));
  if (bounds.length > 0) parts.push(boundsWords(view, bounds));
  return parts.map((part) => translated(view, part)).join(' · ');
}

/** Returns how many the player wins, by name; what the player to move makes of them where players have none. */
function winner({ document }: View, player: 0 | 1, count: number): Message {
  const name = document.problem?.players[player];
  if (typeof name === 'string')
    return document.problem?.each === undefined
      ? message('⟨cases that a player wins⟩{0} {1}', count, name)
      : message('⟨positions that a player wins⟩{0} {1}', count, name);
  return player === 0 ? message('{0} won', count) : message('{0} lost', count);
}

/** Names the numbers only where they differ in what they hit. */
function boundsWords(view: View, bounds: readonly BoundHit[]): Message {
  const hits = bounds.map((hit) => hitWords(view, hit));
  if (hits.every((hit) => hit === '')) return message('no bounds reached');
  const isAlike = hits.every((hit) => hit === hits[0]);
  const named = bounds.flatMap(({ item }, boundIndex) =>
    hits[boundIndex] === '' ? [] : [`${item.name} ${hits[boundIndex]!}`],
  );
  return message('bounds reached: {0}', isAlike ? hits[0]! : listed(named));
}

/** Returns which of the two bounds a number reaches, in words; an empty text if neither. */
function hitWords(view: View, { min, max }: BoundHit): string {
  if (min && max) return translated(view, message('min max'));
  return min ? translated(view, message('min')) : max ? translated(view, message('max')) : '';
}

/** Returns each number with its bounds and those of them that do not occur. */
export function boundsTooltip(view: View, { bounds }: Summary): string {
  return bounds.map(({ item, min, max }) => translated(view, missing(rangeOf(item), min, max))).join('\n');
}

function missing(range: string, min: boolean, max: boolean | undefined): Message {
  if (max === undefined)
    return min ? message('{0}: the minimum occurs', range) : message('{0}: the minimum does not occur', range);
  if (min && max) return message('{0}: both bounds occur', range);
  if (!min && !max) return message('{0}: neither bound occurs', range);
  return min ? message('{0}: the maximum does not occur', range) : message('{0}: the minimum does not occur', range);
}
