/** Which lists of numbers can occur in the Number Game, for all its dialects. */
import {
  completed,
  describeFault,
  faultOf,
  LARGEST,
  type NumberGameFault,
  SMALLEST,
  trimmed,
} from '../../rulesets/numberGame';
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { Objection } from '../problem';

interface ListFields {
  readonly n: Natural;
  readonly a: readonly Natural[];
}

export const availableNumbers = { min: SMALLEST, max: LARGEST, meaning: message('a number that is still available') };

/** Objects to a list that cannot occur, with its smallest witness, and offers the lists nearest to it. */
export function listObjections(a: readonly Natural[]): Objection<ListFields>[] {
  const fault = faultOf(a);
  if (!fault) return [];
  const fixes = () =>
    [
      { title: message('Remove what cannot be available'), fields: fieldsFor(trimmed(a)) },
      { title: message('Add what must be available, too'), fields: fieldsFor(completed(a)) },
    ].filter(({ fields }) => fields.a.length > 0);
  return [
    { code: 'impossible-position', message: describeFault(fault), at: { name: 'a', index: blamed(fault, a) }, fixes },
  ];
}

const fieldsFor = (a: readonly number[]): ListFields => ({ n: a.length, a });

/** The number to point at: the one that is out of range, the second of two equal ones, or the impossible sum. */
function blamed(fault: NumberGameFault, a: readonly Natural[]): number {
  if (fault.kind === 'sum') return a.indexOf(fault.sum);
  return fault.kind === 'duplicate' ? a.lastIndexOf(fault.number) : a.indexOf(fault.number);
}
