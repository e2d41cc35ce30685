/** What each key is for, in a few words. */
import { type Message, message } from '../../text/message';
import type { Key } from '../keyNames';

/** Returns what a line with this key says. */
export function aboutKey(key: Key): Message {
  switch (key) {
    case 'input':
      return message('the lines of the input: T / n / h1 … hn / …');
    case 'bounds':
      return message('the bounds of the statement: 1 <= n <= 100');
    case 'move':
      return message('a move: take 1..3, or h -> h - 1');
    case 'start':
      return message('the position that a case starts with: (n, n - 1)');
    case 'ask':
      return message('several positions a case: h for h in 1..n, or each line');
    case 'sum':
      return message('a move is made in one part, in some or in all');
    case 'misere':
      return message('yes: a player who cannot move wins');
    case 'win':
      return message('what is printed when the first player wins');
    case 'lose':
      return message('what is printed when the first player loses');
    case 'say':
      return message('the output of a case: {0}', 'Case {i}: {}');
    case 'players':
      return message('the names of the players: Alice, Bob');
    case 'claim':
      return message('a conjecture to check: P when n mod 4 = 0');
    case 'trust':
      return message('a claim that answers what cannot be searched');
    case 'title':
      return message('what the problem is called');
    case 'url':
      return message('the address of its statement');
    case 'also':
      return message('another id of the same problem: hdu-1944, with its address and title');
    case 'note':
      return message('what everyone should know who relies on the answers');
    case 'confirmed':
      return message('how the rules were compared with the judge’s');
  }
}
