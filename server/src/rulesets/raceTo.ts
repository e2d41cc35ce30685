/**
 * The race to a number.
 *
 * Rules: the players count up in turn. Each adds at least 1 and at most `most` to the number said before, and may not
 * go beyond the target. Whoever says the target wins.
 *
 * Theorem: with m = most, the numbers to say are the target, the target less m + 1, less 2·(m + 1), and so on. The
 * mover loses exactly when the number said last is one of them; otherwise exactly one of them is in reach.
 *
 * Why: it is Bash’s game on what is left to the target. After a number to say, whatever t is added, m + 1 − t leads to
 * the next number to say.
 *
 * Source: C.-G. Bachet de Méziriac, "Problèmes plaisants et délectables" (1612), with m = 10 and the target 100.
 */
import { message, shown } from '../text/message';
import { minus, type Natural, plus, quotient, remainder, smaller, times } from '../text/natural';
import { bash, type BashPosition } from './bash';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';

export interface RacePosition {
  /** The number said last; 0 at the start. Never beyond the target. */
  readonly said: Natural;
  readonly target: Natural;
  /** The most that may be added. With 0 there is no move at all. */
  readonly most: Natural;
}

export interface RaceMove {
  readonly say: Natural;
}

export const raceTo: Ruleset<RacePosition, RaceMove> = {
  name: 'raceTo',
  title: message('Race to a number'),

  *moves({ said, target, most }) {
    const last = smaller(target, plus(said, most));
    for (let say = plus(said, 1); say <= last; say = plus(say, 1)) yield { say };
  },

  play: (position, { say }) => ({ ...position, said: say }),

  outcome: (position) => bash.outcome(heapOf(position)),

  winningMoves: (position) =>
    bash.winningMoves(heapOf(position)).map(({ take }) => ({ say: plus(position.said, take) })),

  grundy: (position) => bash.grundy?.(heapOf(position)),

  explain(position) {
    if (heapOf(position).heap === 0) return [message('The target has been said: the player who said it has won.')];
    if (position.most === 0) return [message('Nothing may be added, so the player to move cannot move and loses.')];
    return reasons(position);
  },

  notation: ({ said, target, most }) => `${said} → ${target} (+1…${most})`,
  brief: ({ said }) => String(said),

  describe: (_, { say }) => message('say {0}', say),
};

/** Returns what is left to the target, as a heap to take from. */
const heapOf = ({ said, target, most }: RacePosition): BashPosition => ({
  heap: said < target ? minus(target, said) : 0,
  most,
});

function reasons(position: RacePosition): Explanation {
  const { said, target, most } = position;
  const step = plus(most, 1);
  const [win] = raceTo.winningMoves(position);
  if (win?.say === target)
    return [
      telling(
        win,
        message('The target, {0}, is in reach at once: at most {1} may be added to {2}.', target, most, said),
      ),
    ];
  const list = numbersToSay(win?.say ?? plus(said, step), target, step);
  return [
    message(
      'The numbers to say are {0}: steps of {1}, one more than may be added, that end at the target.',
      list,
      step,
    ),
    win
      ? telling(
          win,
          message('Say {0}. Whatever t the opponent then adds, add {1} − t and say the next one.', win.say, step),
        )
      : message(
          'None of them is in reach for the player to move: whatever t is added, the opponent adds {0} − t and says the next one.',
          step,
        ),
    inOtherWords(position),
  ];
}

/** How many numbers to say are shown before the ellipsis, and after it. */
const AT_THE_START = 4;
const AT_THE_END = 2;

/**
 * Returns the numbers from the first to the last in equal steps, those in the middle left out: "1, 12, 23, 34, …, 89,
 * 100".
 */
function numbersToSay(first: Natural, last: Natural, step: Natural): string {
  const count = plus(quotient(minus(last, first), step), 1);
  const isShort = count <= AT_THE_START + AT_THE_END;
  const parts: string[] = [];
  for (let index = 0; index < (isShort ? count : AT_THE_START); index++)
    parts.push(shown(plus(first, times(index, step))));
  if (isShort) return parts.join(', ');
  parts.push('…');
  for (let index = AT_THE_END - 1; index >= 0; index--) parts.push(shown(minus(last, times(index, step))));
  return parts.join(', ');
}

function inOtherWords(position: RacePosition): Reason {
  const { heap, most } = heapOf(position);
  const step = plus(most, 1);
  return message(
    'In other words: 1 to {0} are taken from a heap of {1}, and {1} = {2} × {3} + {4}.',
    most,
    heap,
    quotient(heap, step),
    step,
    remainder(heap, step),
  );
}
