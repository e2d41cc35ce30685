/** Moves in words. */
import type { Arrow, Code, Move, NumberSet, Rules, Take } from '../../rulesets/own/rules';
import { type Message, message } from '../../text/message';
import { arrowText, conditionText, expressionText, type Naming, namingOf, setText } from './print';

export function describeMove({ arrows, short }: Move, rules: Rules): Message {
  switch (short?.kind) {
    case 'take':
      return describeTake(short, rules);
    case 'split':
      return short.unequal
        ? message('Split {0} in two unequal heaps.', rules.coordinates[short.coordinate] ?? '')
        : message('Split {0} in two heaps, each at least 1.', rules.coordinates[short.coordinate] ?? '');
    case 'code':
      return message(
        'Take k from {0}, and leave as many heaps as digit k of {1} allows.',
        rules.coordinates[short.coordinate] ?? '',
        short.text,
      );
    case undefined:
      return describeArrow(arrows[0]!, rules);
  }
}

/** Returns a short form in full. */
export const longForm = ({ arrows }: Move, rules: Rules): string[] => arrows.map((arrow) => arrowText(arrow, rules));

function describeArrow({ results }: Arrow, { coordinates }: Rules): Message {
  const part = coordinates.length === 1 ? coordinates.join('') : `(${coordinates.join(', ')})`;
  if (results.length === 0) return message('{0} is removed.', part);
  if (results.length === 1) return message('{0} becomes another position.', part);
  return message('{0} becomes {1} positions side by side.', part, results.length);
}

function describeTake({ set, coordinate, condition }: Take, rules: Rules): Message {
  const naming = namingOf(rules, []);
  const taken = describeTaken(set, rules.coordinates[coordinate] ?? '', naming);
  return condition ? message('{0} Only if {1}.', taken, conditionText(condition, naming)) : taken;
}

function describeTaken(set: NumberSet, heap: string, naming: Naming): Message {
  switch (set.kind) {
    case 'range':
      return message(
        'Take {0} to {1} from {2}.',
        expressionText(set.from, naming),
        expressionText(set.to, naming),
        heap,
      );
    case 'listed': {
      const members = set.members.map((member) => expressionText(member, naming));
      return members.length === 1
        ? message('Take {0} from {1}.', members.join(''), heap)
        : message('Take one of {0} from {1}.', members.join(', '), heap);
    }
    case 'list':
      return message('Take one of the numbers of {0} from {1}.', setText(set, naming), heap);
    case 'divisors':
      return message('Take a divisor of {0} from {1}.', expressionText(set.of, naming), heap);
    case 'digits':
      return message('Take one of the digits of {0} from {1}.', expressionText(set.of, naming), heap);
    case 'powers':
      return message('Take 1 or a power of {0} from {1}.', expressionText(set.of, naming), heap);
    case 'primes':
      return message('Take a prime number from {0}.', heap);
    case 'allBut':
      return message('Take any number from {0}, but none of {1}.', heap, setText(set.set, naming));
  }
}

/** Returns what the digit of a code allows that stands for so many. */
export function describeDigit({ digits }: Pick<Code, 'digits'>, taken: number): Message {
  const digit = digits[taken] ?? 0;
  const left = [message('⟨heaps⟩nothing'), message('one heap'), message('two heaps'), message('three heaps')];
  const [first, ...more] = left.filter((_, count) => (digit & (1 << count)) !== 0);
  if (!first) return message('{0} may not be taken.', taken);
  return message('{0} may be taken if that leaves {1}.', taken, more.reduce(either, first));
}

const either = (one: Message, other: Message): Message => message('{0} or {1}', one, other);
