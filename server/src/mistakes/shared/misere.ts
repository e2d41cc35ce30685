/** Mistakes with misère Nim: the player who takes the last one loses. Empty heaps may be among the heaps. */
import { message } from '../../text/message';
import { keeping, wrong } from '../declare';
import type { Mistake } from '../mistake';
import { type Heaps, isBig, xorOf } from './nim';

const isZero = (heaps: Heaps): boolean => xorOf(heaps) === 0;

/** The smallest failing cases, which depend on whether there are empty heaps. */
interface Smallest {
  readonly normal: string;
  readonly turned: string;
  readonly single: string;
  readonly any: string;
  readonly last: string;
  readonly or: string;
  readonly big: string;
  readonly flag: string;
}

interface Words {
  readonly win: string;
  readonly lose: string;
  /** What the layout calls the list of heaps. */
  readonly list: string;
}

type Fields = Readonly<Record<string, Heaps>>;

/** Makes a program of a rule for heaps. */
type Who = (isWon: (heaps: Heaps) => boolean) => (fields: Fields) => string;

export function misereMistakes({ win, lose, list }: Words, smallest: Smallest): readonly Mistake[] {
  const word = (isWon: boolean): string => (isWon ? win : lose);
  const who: Who = (isWon) => (fields) => word(isWon(fields[list]!));
  return [
    ...wrongRules(who, smallest),
    ...wrongExceptions(who, smallest),
    keeping(
      'flag-not-reset',
      message('Notes that some heap is above 1 and keeps that for the cases after it.'),
      'bool big; // global',
      smallest.flag,
      () => {
        let big = false;
        return (fields: Fields) => {
          const heaps = fields[list]!;
          big ||= heaps.some(isBig);
          return word(big ? !isZero(heaps) : isZero(heaps));
        };
      },
    ),
  ];
}

const wrongRules = (who: Who, smallest: Smallest): readonly Mistake[] => [
  wrong(
    'normal-play',
    message('Forgets that the player who takes the last one loses.'),
    's != 0',
    smallest.normal,
    who((heaps) => !isZero(heaps)),
  ),
  wrong(
    'always-turned-round',
    message('Turns the answer of Nim round in all positions, not only where no heap is above 1.'),
    's == 0',
    smallest.turned,
    who(isZero),
  ),
  wrong(
    'two-conditions-joined-by-or',
    message('Says that every position with xor 0 is won, not only those without a heap above 1.'),
    '(s != 0 && max(h) > 1) || s == 0',
    smallest.or,
    who((heaps) => isZero(heaps) || heaps.some(isBig)),
  ),
  wrong(
    'even-number-of-big-heaps',
    message('Says that a position with just one heap above 1 is lost.'),
    's != 0 ? big >= 2 : big == 0',
    smallest.big,
    who((heaps) => {
      const big = heaps.filter(isBig).length;
      return isZero(heaps) ? big === 0 : big >= 2;
    }),
  ),
];

/** Mistakes about heaps of which none is above 1. */
const wrongExceptions = (who: Who, smallest: Smallest): readonly Mistake[] => [
  wrong(
    'one-heap-exception-only',
    message('Makes an exception for a single heap of 1, but not for several.'),
    'n == 1 && h[1] == 1 ? lost : s != 0',
    smallest.single,
    who((heaps) => !(heaps.length === 1 && heaps[0] === 1) && !isZero(heaps)),
  ),
  wrong(
    'any-one-instead-of-all',
    message('Uses the rule for ones as soon as some heap is 1, not only if all are.'),
    'min(h) == 1 ? n % 2 == 0 : s != 0',
    smallest.any,
    who((heaps) => (heaps.includes(1) ? heaps.length % 2 === 0 : !isZero(heaps))),
  ),
  wrong(
    'last-heap-decides',
    message('Asks of the last heap alone whether it is 1.'),
    'h[n] == 1 ? n % 2 == 0 : s != 0',
    smallest.last,
    who((heaps) => (heaps.at(-1) === 1 ? heaps.length % 2 === 0 : !isZero(heaps))),
  ),
];
