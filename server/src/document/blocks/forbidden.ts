/** What the statement of a problem forbids in a case, in words. */
import type { AnyFields, Format } from '../../formats/format';
import { arranged } from '../../formats/generate/arrange';
import { type Breach, keepsRelations } from '../../formats/relations';
import type { Objection } from '../../problems/problem';
import { type Message, message } from '../../text/message';

/** Returns what is wrong, with the case put in order where that is plain. */
export function objectionTo(format: Format, { relation, value, at }: Breach, fields: AnyFields): Objection {
  switch (relation.kind) {
    case 'order': {
      const { less, more, isStrict } = relation;
      const sentence = isStrict
        ? message('{0} is {1}, but the statement asks for {2} < {3}.', at.name, value, less, more)
        : message('{0} is {1}, but the statement asks for {2} ≤ {3}.', at.name, value, less, more);
      return { code: 'out-of-order', message: sentence, at };
    }
    case 'ascending': {
      const { name, isStrict } = relation;
      const sentence = isStrict
        ? message('The statement asks for {0} in strictly ascending order.', name)
        : message('The statement asks for {0} in ascending order.', name);
      const sorted = arranged({ ...format, relations: [{ ...relation, isStrict: false }] }, fields);
      const fixes = () => (keepsRelations(format, sorted) ? [{ title: sortTitle(name), fields: sorted }] : []);
      return { code: 'not-ascending', message: sentence, at, fixes };
    }
    case 'parity':
      return {
        code: 'wrong-parity',
        message: relation.isEven
          ? message('{0} is {1}, but the statement asks for an even number.', at.name, value)
          : message('{0} is {1}, but the statement asks for an odd number.', at.name, value),
        at,
      };
  }
}

const sortTitle = (name: string): Message => message('Sort the numbers of {0}', name);
