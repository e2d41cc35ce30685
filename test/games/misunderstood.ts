/** What people write who have not read how, and what is said of it. */
export interface Mistake {
  readonly written: readonly string[];
  readonly said: string;
  /** What the lines are after each of the fixes. */
  readonly fixes?: readonly string[];
}

export const misunderstood: readonly Mistake[] = [
  {
    written: ['move: take 1 to 3'],
    said: '2:14–20 in-words: A range is written with two points: 1..3.',
    fixes: ['move: take 1..3'],
  },
  {
    written: ['input: n k / …', 'move: take one to k from n'],
    said: '3:14–22 in-words: A range is written with two points: 1..k.',
    fixes: ['move: take 1..k from n'],
  },
  {
    written: ['move: take between two and 5 if n > 9'],
    said: '2:14–31 in-words: A range is written with two points: 2..5.',
    fixes: ['move: take 2..5 if n > 9'],
  },
  {
    written: ['move: take at most 4'],
    said: '2:14–23 in-words: A range is written with two points: 1..4.',
    fixes: ['move: take 1..4'],
  },
  {
    written: ['move: take one or two'],
    said: '2:14–24 in-words: Numbers to choose from stand in braces: {1, 2}.',
    fixes: ['move: take {1, 2}'],
  },
  {
    written: ['move: take 1, 3 or four'],
    said: '2:14–26 in-words: Numbers to choose from stand in braces: {1, 3, 4}.',
    fixes: ['move: take {1, 3, 4}'],
  },
  {
    written: ['input: n / …', 'move: take two'],
    said: '3:14–17 in-words: Numbers are written in digits: 2.',
    fixes: ['move: take 2'],
  },
  {
    written: ['input: N / …', 'move: take 1', 'claim: N mod 4 == 0'],
    said: '4:10–22 no-claim: A claim says which positions are lost, or won: P when N mod 4 == 0.',
    fixes: ['claim: P when N mod 4 == 0'],
  },
  {
    written: ['input: h / …', 'move: take 1', 'claim: h mod 2 = 0 or h = 9 if h > 3'],
    said: '4:10–30 no-claim: A claim says which positions are lost, or won: P when h mod 2 = 0 or h = 9.',
    fixes: ['claim: P when h mod 2 = 0 or h = 9 if h > 3'],
  },
  {
    written: ['move: n -> n - p for p in 1..n if prime p'],
    said: '2:37–44 no-parentheses: What a function is of stands in parentheses: prime(p).',
    fixes: ['move: n -> n - p for p in 1..n if prime(p)'],
  },
  {
    written: ['move: n -> sqrt n'],
    said: '2:14–20 no-parentheses: What a function is of stands in parentheses: sqrt(n).',
    fixes: ['move: n -> sqrt(n)'],
  },
  {
    written: ['move: N - 1'],
    said: '2:9–14 no-arrow: A move says what becomes of what: N -> N - 1.',
    fixes: ['move: N -> N - 1'],
  },
  {
    written: ['move: n / 2 if n > 0'],
    said: '2:9–23 no-arrow: A move says what becomes of what: n -> n / 2 if n > 0.',
    fixes: ['move: n -> n / 2 if n > 0'],
  },
  {
    written: ['move: N -> N-1, N-2'],
    said: '2:9–22 choice-or-heaps: A comma leaves heaps side by side, 2 of them here. A choice is written N -> N - k for k in {1, 2}.',
    fixes: ['move: N -> N - k for k in {1, 2}'],
  },
  {
    written: ['input: N k / …', 'move: N -> N-1, N-2, N-4'],
    said: '3:9–27 choice-or-heaps: A comma leaves heaps side by side, 3 of them here. A choice is written N -> N - x for x in {1, 2, 4}.',
    fixes: ['move: N -> N - x for x in {1, 2, 4}'],
  },
  {
    written: ['move take 1..3'],
    said: '2:3–7 missing-colon: A colon is missing after “move”: without it, this line is a comment.',
    fixes: ['move: take 1..3'],
  },
  {
    written: ['move: take 1..3', 'win Alice', 'lose: Bob'],
    said: '3:3–6 missing-colon: A colon is missing after “win”: without it, this line is a comment.',
    fixes: ['win: Alice'],
  },

  // Sums over all cases.
  {
    written: ['input: n / …', 'bounds: sum(m) over all cases <= 9', 'move: take 1'],
    said: '3:15–16 unknown-name: The input has no name m.',
  },
  {
    written: ['input: T / n / …', 'bounds: sum(T) over all cases <= 9', 'move: take 1'],
    said: '3:15–16 expected: A sum over all cases is that of a number of each case.',
  },
  {
    written: ['input: n / …', 'bounds: sum(n) over all lines <= 9', 'move: take 1'],
    said: '3:27–32 expected: A sum over all cases is bounded by “sum(n) over all cases <= 2*10^5”.',
  },
  {
    written: ['input: n / …', 'bounds: sum(n) over all cases = 9', 'move: take 1'],
    said: '3:33–34 expected: A sum over all cases is bounded by “sum(n) over all cases <= 2*10^5”.',
  },
  {
    written: ['input: n / …', 'bounds: at most 9 files', 'move: take 1'],
    said: '3:21–26 expected: The number of cases is bounded by “at most 100 cases”.',
  },
];
