/** What may be wrong with a set of allowed takes. */
import { canGetStuck, illegalTake } from '../../rulesets/subtraction';
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { Objection, Remark } from '../problem';

/** Objects to zeros: a move takes something. */
export function zeroTakes(takes: readonly Natural[], name: string): Objection<never>[] {
  return takes.flatMap((take, index) => {
    const reason = illegalTake(take);
    return reason ? [{ code: 'illegal-take', message: reason, at: { name, index } }] : [];
  });
}

/** Says what happens in a set without 1. */
export function stuckNote(takes: readonly Natural[], name: string): Remark[] {
  if (takes.length === 0 || !canGetStuck(takes)) return [];
  return [
    {
      code: 'no-take-of-1',
      message: message('Without a take of 1 a player may get stuck; a player who cannot move loses.'),
      at: { name, index: 0 },
    },
  ];
}
