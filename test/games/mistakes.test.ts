import assert from 'node:assert/strict';
import { gameOf } from '../../server/src/games/game';
import { readHeader } from '../../server/src/games/lines';
import { english, render } from '../../server/src/text/message';
import { declare, fixed, headerOf, shown } from './declare';
import { type Mistake, misunderstood } from './misunderstood';

const ARROW = 'An arrow is written “->”.';
const CODE =
  'is not a take-and-break code: it looks like 0.77, with a digit from 0 to 7 (octal) or F for each number taken.';
const WHICH = 'Write “from h”: several names of the input could be meant.';

/** The table of the language's design, then more of its kind. The name of the game is on line 1. */
const mistakes: readonly Mistake[] = [
  ...misunderstood,
  { written: ['move: h => h - 1'], said: `2:11–13 expected: ${ARROW}`, fixes: ['move: h -> h - 1'] },
  {
    written: ['move: code 077'],
    said: '2:14–17 bad-code: A code has a point: 0.077.',
    fixes: ['move: code 0.077'],
  },
  { written: ['move: code 0.7x'], said: `2:14–18 bad-code: “0.7x” ${CODE}` },
  {
    written: ['input: n k / h1 … hn / …', 'move: h -> h - t for t in 1..kk'],
    said: '3:32–34 unknown-name: Unknown name kk. Did you mean k?',
    fixes: ['move: h -> h - t for t in 1..k'],
  },
  {
    written: ['input: N K / a1 … aN', 'move: K -> K - a'],
    said: '3:18–19 list-as-number: a is a list: “for x in a” goes through it.',
  },
  {
    written: ['input: n k / …', 'move: n -> n - t for t in k'],
    said: '3:29–30 number-as-list: k is one number: write 1..k for all from 1 to it.',
    fixes: ['move: n -> n - t for t in 1..k'],
  },
  {
    written: ['move: n -> n - t for t in 3..1'],
    said: '2:29–33 empty-range: The range 3..1 is empty: the smaller number comes first.',
    fixes: ['move: n -> n - t for t in 1..3'],
  },
  {
    written: ['move: take 1-3'],
    said: '2:14–17 growing: 1-3 is a difference, and nothing to take: write 1..3 for a range.',
    fixes: ['move: take 1..3'],
  },
  {
    written: ['move: n -> n + 1'],
    said: '2:14–19 growing: This makes no number smaller, so the game never ends.',
  },
  {
    written: ['move: n -> n - 2^t for t in 0..n'],
    said: '2:19–20 power-or-xor: “^” is a power to some and xor to others: write “xor”, or “**” for a power.',
    fixes: ['move: n -> n - 2 xor t for t in 0..n', 'move: n -> n - 2**t for t in 0..n'],
  },
  {
    written: ['input: a b / …', 'move: (a, b) -> (a - k) for k in 1..a'],
    said: '3:20–25 wrong-size: A position has 2 numbers here, and this has 1.',
  },
  {
    written: ['input: n / …', 'moves: take 1..3'],
    said: '3:3–8 unknown-key: Unknown key “moves:”.',
    fixes: ['move: take 1..3'],
  },
  {
    written: ['move: take 1..3', 'win: First'],
    said: '1:9–13 one-word: What does the judge print when the first player loses? Only “win:” is given.',
  },
  {
    written: ['input: a b / …', 'move: take 1..3'],
    said: `3:9–18 which-heap: Which heap? ${WHICH}`,
    fixes: ['move: take 1..3 from a', 'move: take 1..3 from b'],
  },
  {
    written: ['input: T / h1 … hn / …', 'move: take 1..3'],
    said: '2:14–21 unknown-count: How many? No earlier name is n.',
  },
  {
    written: ['move: n -> n - k if k > 1 for k in 1..n'],
    said: '2:29–32 left-over: “for” comes before “if”.',
    fixes: ['move: n -> n - k for k in 1..n if k > 1'],
  },
  {
    written: ['input: T / n / …', 'move: take 1..3', 'win: Alice', 'lose: Bob', 'say: Case {i}:'],
    said: '6:8–17 no-word: Where does the word go? Write {} for it, and {i} for the number of the case.',
    fixes: ['say: Case {i}: {}'],
  },
  {
    written: ['input: n / h1 … hn / …', 'move: take 1..h', 'claim: P when h mod 7 = n'],
    said: '4:27–28 unknown-name: n is not part of a position: a claim is about h.',
    fixes: ['claim: P when h mod 7 = h'],
  },
  {
    written: ['input: n k / …', 'move: n -> n - k for k in 1..k'],
    said: '3:24–33 twice: k is taken: it is a number of the position or the input.',
  },
  { written: ['input: n / …', 'move:'], said: '3:7–8 expected: “move:” is empty.' },

  // Lines and keys.
  {
    written: ['input: n / …'],
    said: '1:9–13 no-move: A game has moves: write a line “move: take 1..3” or “move: h -> h - 1”.',
  },
  { written: ['move: take 1', 'sum: one', 'sum: all'], said: '4:3–6 repeated-key: “sum:” appears twice.' },
  {
    written: ['move: take 1', 'sum: both'],
    said: '3:8–12 expected: “sum:” must be one of one, some, all, not “both”.',
    fixes: ['sum: one', 'sum: some', 'sum: all'],
  },
  {
    written: ['move: take 1', 'misere: maybe'],
    said: '3:11–16 expected: “misere:” must be one of no, yes, not “maybe”.',
    fixes: ['misere: no', 'misere: yes'],
  },
  { written: ['move: take 1', 'author: me'], said: '3:3–9 unknown-key: Unknown key “author:”.' },
  {
    written: ['move: take 1', 'players: Alice'],
    said: '3:12–17 expected: Expected two names, such as Alice, Bob.',
  },
  {
    written: [`move: h -> h - ${'1'.repeat(10_000)}`],
    said: '2:9–10018 too-long: A line of rules has at most 10000 characters.',
  },

  // Layouts.
  {
    written: ['input: n h1 … hn m', 'move: take 1 from m'],
    said: '2:12–19 list-first: A list comes last in its line.',
  },
  { written: ['input: a b a', 'move: take 1 from b'], said: '2:14–15 twice: a appears twice.' },
  { written: ['input: n / h1 … gn', 'move: take 1'], said: '2:14–21 expected: A list is written h1 … hn.' },
  { written: ['input: h … hn', 'move: take 1'], said: '2:10–16 expected: A list is written h1 … hn.' },
  {
    written: ['input: n / … × 3', 'move: take 1'],
    said: '2:18–19 expected: Expected a name that says how many lines there are.',
  },
  {
    written: ['input: n / … / 1', 'move: take 1'],
    said: '2:18–19 expected: After “…” comes nothing but the zeros that end the input.',
  },
  { written: ['input: n, m', 'move: take 1'], said: '2:11–12 expected: Expected “/” before the next line.' },
  { written: ['input: n /', 'move: take 1'], said: '2:12–13 expected: Expected the name of a number here.' },
  { written: ['input: …', 'move: take 1'], said: '2:10–11 expected: The input has at least one line.' },
  {
    written: ['input: s / … × n', 'move: take 1'],
    said: '2:18–19 unknown-count: How many? No earlier name is n.',
  },
  {
    written: ['input: n k', 'move: take 1 from n', 'bounds: 1 <= nn'],
    said: '4:16–18 unknown-name: The input has no name nn.',
    fixes: ['bounds: 1 <= n'],
  },
  { written: ['input: n', 'move: take 1', 'bounds: n'], said: '4:11–12 expected: A bound is written “1 <= n <= 100”.' },
  {
    written: ['input: n', 'move: take 1', 'bounds: n <= 10^999999'],
    said: '4:19–25 expected: This number is too large.',
  },
  {
    written: ['input: n k', 'move: take 1 from n', 'bounds: n < n'],
    said: '4:13–14 not-checked: Two different numbers of a case are compared: this is not checked.',
  },
  {
    written: ['input: n k', 'move: take 1 from n', 'bounds: xor(x for x in k) != 0'],
    said: '4:26–27 number-as-list: k is one number: write 1..k for all from 1 to it.',
    fixes: ['bounds: xor(x for x in 1..k) != 0'],
  },
  {
    written: ['input: n k', 'move: take 1 from n', 'bounds: nn mod 2 = 0'],
    said: '4:11–13 unknown-name: Unknown name nn. Did you mean n?',
    fixes: ['bounds: n mod 2 = 0'],
  },
  {
    written: ['input: n k', 'move: take 1 from n', 'bounds: kk even'],
    said: '4:11–13 unknown-name: The input has no name kk.',
    fixes: ['bounds: k even'],
  },

  // Moves.
  {
    written: ['move: 3'],
    said: '2:9–10 expected: A move is written “h -> h - 1”, “take 1..3”, “split” or “code 0.77”.',
  },
  {
    written: ['move: h'],
    said: '2:9–10 expected: A move is written “h -> h - 1”, “take 1..3”, “split” or “code 0.77”.',
  },
  { written: ['move: h - h - 1'], said: `2:11–12 expected: ${ARROW}`, fixes: ['move: h -> h - 1'] },
  { written: ['move: h ->'], said: '2:12–13 expected: Expected a number or a name at the end.' },
  { written: ['move: h -> h - )'], said: '2:18–19 expected: Expected a number or a name, found “)”.' },
  { written: ['move: h -> (h - 1'], said: '2:19–20 expected: A closing parenthesis is missing.' },
  { written: ['move: h -> h - 1 2'], said: '2:20–21 left-over: Unexpected “2” here.' },
  { written: ['move: h -> h · 2'], said: '2:16–17 expected: A product is written “*”.', fixes: ['move: h -> h * 2'] },
  {
    written: ['move: h -> h - f(2)'],
    said: '2:18–19 unknown-name: Unknown function f(…). Known functions: min, max, gcd, abs, sqrt, prime, sum, xor.',
  },
  { written: ['move: h -> abs(h, 1)'], said: '2:14–23 expected: abs(…) takes one number.' },
  { written: ['move: h -> h - 1 if h'], said: '2:23–24 expected: Expected a condition, such as h > 0.' },
  { written: ['move: h -> h - x for x of 1..3'], said: '2:26–28 expected: Expected “in” here: for x in 1..3.' },
  {
    written: ['move: h -> h - x - y for x in 1..3, x in 1..2'],
    said: '2:39–48 twice: x is taken: another “for” has it.',
  },
  { written: ['move: (a, a) -> (a, 1)'], said: '2:13–14 twice: a appears twice.' },
  { written: ['move: h -> h - c[1]'], said: '2:18–19 unknown-name: Unknown name c.' },
  // As it is typed: “split unequal”.
  { written: ['input: n / …', 'move: split u'], said: '3:15–16 unknown-name: Unknown name u.' },
  { written: ['input: n / …', 'move: take 1..3 from u'], said: '3:24–25 unknown-name: Unknown name u.' },
  { written: ['move: h -> h - x for x in {1, 2'], said: '2:33–34 expected: A closing brace is missing.' },
  {
    written: ['move: h -> h - x for (x, y) in lines'],
    said: '2:24–39 expected: “lines” are the repeated lines of the input: a name for each of their numbers.',
  },
  {
    written: ['input: a b / …', 'move: (a, b) -> (a - 1, b)', 'move: (b, a) -> (b, a - 1)'],
    said: '4:9–15 other-names: The numbers of a position are called (a, b) here, in this order.',
  },
  { written: ['input: n / …', 'move: h -> h - 1'], said: '3:9–10 unknown-name: Unknown name h.' },
  {
    written: ['input: a b / …', 'move: (a, b) -> (a - 1, b)', 'move: take 1 from c'],
    said: '4:21–22 unknown-name: c is not one of the numbers of a position: a, b.',
    fixes: ['move: take 1 from a', 'move: take 1 from b'],
  },
  {
    written: ['input: a b / …', 'move: split unequal'],
    said: '3:9–22 which-heap: Which heap? Write “split h”: several names of the input could be meant.',
    fixes: ['move: split a unequal', 'move: split b unequal'],
  },
  {
    written: ['input: a b / …', 'move: code 0.77'],
    said: '3:9–18 which-heap: Which heap? Write “on h”: several names of the input could be meant.',
    fixes: ['move: code 0.77 on a', 'move: code 0.77 on b'],
  },

  // Starts, questions and claims.
  {
    written: ['input: n / …', 'start: (n, 1)', 'move: h -> h - 1'],
    said: '3:11–15 wrong-size: A position is one number here, and this has 2.',
  },
  {
    written: ['input: n m / a1 … an / b1 … bm', 'start: (a, b)', 'move: (x, y) -> (x - 1, y)'],
    said: '3:14–15 other-length: a and b may be of different lengths.',
  },
  {
    written: ['input: n / …', 'ask: n', 'move: take 1'],
    said: '3:8–9 expected: Several positions are asked like this: “h for h in 1..n”, or “each line”.',
  },
  {
    written: ['input: n / …', 'ask: each line', 'move: take 1'],
    said: '3:8–17 expected: No line of the input is repeated: write “… × n” after it.',
  },
  {
    written: ['move: n -> n - 1', 'claim: Q'],
    said: '3:10–11 expected: A claim is “P when …”, “N when …” or “value = …”.',
  },
  {
    written: ['move: n -> n - 1', 'claim: value = n when n > 1'],
    said: '3:20–24 expected: A value is claimed of all positions, or of those with “if”.',
    fixes: ['claim: value = n if n > 1'],
  },
  {
    written: ['move: n -> n - 1', 'claim: P when x = 1 where n = 2'],
    said: '3:29–30 twice: n is taken: it is a number of the position or the input.',
  },
  {
    written: ['input: n / a1 … an', 'move: take 1', 'start: sum(a)'],
    said: '4:10–16 expected: sum(…) goes through numbers: sum(x for x in a).',
    fixes: ['start: sum(x for x in a)'],
  },
  {
    written: ['input: n / a1 … an', 'move: take 1', 'start: xor(a, n)'],
    said: '4:10–19 expected: xor(…) goes through numbers: xor(x for x in a).',
  },
  {
    written: ['input: n / a1 … an', 'start: n', 'move: n -> n - sum(x for x in a)'],
    said: '4:18–35 expected: sum(… for …) can be written in “start:” and “ask:” alone.',
  },
  {
    written: ['input: n / a1 … an', 'start: n', 'move: n -> n - 1', 'claim: P when n = min(x for x in a)'],
    said: '5:21–38 expected: min(… for …) can be written in “start:” and “ask:” alone.',
  },
  {
    written: ['input: n / a1 … an', 'move: take 1', 'start: sum(y for x in a)'],
    said: '4:14–15 unknown-name: Unknown name y.',
  },
  {
    written: ['input: n / a1 … an', 'move: take 1', 'start: sum(x for x in a) + x'],
    said: '4:30–31 unknown-name: Unknown name x.',
  },
  {
    written: ['input: n / a1 … an', 'move: take 1', 'start: sum(x for x in a'],
    said: '4:25–26 expected: A closing parenthesis is missing.',
  },
];

describe('games/mistakes', () => {
  for (const { written, said, fixes = [] } of mistakes)
    it(`${written.at(-1)!.slice(0, 60)}: ${said.split(' ')[1]!.slice(0, -1)}`, () => {
      const text = headerOf(...written);
      const { findings } = declare(...written);
      assert.deepEqual(findings.map(shown), [said]);
      const [finding] = findings;
      const lines = (finding!.fixes ?? []).map(
        (_, index) => fixed(text, finding!, index).split('\n')[finding!.span.start.line],
      );
      assert.deepEqual(
        lines,
        fixes.map((line) => `# ${line}`),
      );
    });

  it('a fix leads to a game without that mistake, unless something is left to decide', () => {
    for (const { written, fixes = [] } of mistakes) {
      const [finding] = declare(...written).findings;
      fixes.forEach((_, index) => {
        const text = fixed(headerOf(...written), finding!, index);
        const codes = gameOf(readHeader(text)!).findings.map(({ code }) => code);
        assert.ok(!codes.includes(finding!.code), text);
      });
    }
  });

  it('says only what is wrong, in words that end', () => {
    for (const { written } of mistakes)
      for (const { message } of declare(...written).findings) assert.match(render(message, english), /[.?]$/);
  });

  it('does not ask about names of a layout that cannot be read', () => {
    const codes = (...lines: string[]) => declare(...lines).findings.map(({ code }) => code);
    assert.deepEqual(codes('input: n / h1 … gn', 'move: h -> h - kk for k in 1..h', 'start: (n, 1)'), ['expected']);
    assert.deepEqual(codes('input: a b', 'move: take 1..3', 'start: (a'), ['expected']);
    assert.deepEqual(codes('input: a b', 'move: (a, b) -> (a - 1', 'move: take 1'), ['expected']);
  });
});
