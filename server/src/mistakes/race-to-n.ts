import { message } from '../text/message';
import { minus, type Natural, plus, smaller } from '../text/natural';
import { int32, mod } from './cNumbers';
import { wrong } from './declare';
import { type Mistake, Stop } from './mistake';
import { feofLoop } from './wholeFile';

interface Fields {
  readonly target: Natural;
  readonly m: Natural;
}

/** Prints the number to say, or that there is none. */
const say =
  (said: (target: Natural, m: Natural) => Natural) =>
  ({ target, m }: Fields): Natural | string => {
    const answer = said(target, m);
    return answer === 0 ? 'loss' : answer;
  };

const rest = (target: Natural, m: Natural): Natural => mod(target, plus(m, 1));

export const raceToNMistakes: readonly Mistake[] = [
  wrong('modulo-m', message('Divides by m, not by m + 1.'), 'target % m', '1 1', say(mod)),
  wrong(
    'saying-the-target-loses',
    message('Takes the player who says the target for the loser.'),
    '(target - 1) % (m + 1)',
    '1 1',
    say((target, m) => (target === 0 ? 0 : rest(minus(target, 1), m))),
  ),
  wrong(
    'largest-step',
    message('Takes as many as allowed wherever the position is won.'),
    'target % (m + 1) ? min(target, m) : loss',
    '4 2',
    say((target, m) => (rest(target, m) === 0 ? 0 : smaller(target, m))),
  ),
  wrong(
    'complement',
    message('Prints what completes the remainder to m + 1: that is the opponent’s answer.'),
    'm + 1 - target % (m + 1)',
    '1 2',
    say((target, m) => (rest(target, m) === 0 ? 0 : minus(plus(m, 1), rest(target, m)))),
  ),
  wrong(
    'target-and-m-swapped',
    message('Reads the two numbers in the wrong order.'),
    'cin >> m >> target',
    '1 2',
    say((target, m) => rest(m, target)),
  ),
  wrong(
    'zero-instead-of-loss',
    message('Prints the remainder even where it is 0.'),
    'printf("%d", target % (m + 1))',
    '2 1',
    ({ target, m }: Fields) => rest(target, m),
  ),
  wrong(
    'target-in-32-bits',
    message('Reads the target into 32 bits.'),
    'int target; scanf("%d", &target);',
    '2147483648 2',
    ({ target, m }: Fields) => {
      const period = (int32(m) + 1) | 0;
      if (period === 0) throw new Stop('crash');
      const said = int32(target) % period;
      return said === 0 ? 'loss' : String(said);
    },
  ),
  feofLoop('1 1'),
];
