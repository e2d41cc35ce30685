/** The mistakes that programs for a declared game may make: they follow from its rules and its layout. */
import type { AnyFields } from '../formats/format';
import { Chance } from '../formats/generate/chance';
import { edgeCases } from '../formats/generate/edges';
import { fillCase, type Hole } from '../formats/generate/fill';
import { smallCases } from '../formats/generate/small';
import { isWithin } from '../formats/generate/smaller';
import { terminatorOf, writeCase } from '../formats/write';
import { type OwnRules, type Problem, textOf } from '../problems/problem';
import type { OwnPosition, Rules } from '../rulesets/own/rules';
import { type Message, message } from '../text/message';
import type { Natural } from '../text/natural';
import { uint32 } from './cNumbers';
import { keeping } from './declare';
import { type Input, isCaught, type Mistake, type Run, Stop } from './mistake';
import { boundsOffByOne, nimRules, otherEnding, parityRules } from './ownRules';
import { answersTheTerminator, feofLoop, oneCaseShort, wordsSwapped } from './wholeFile';

/** A table that ends here is too short. */
const TABLE = 1000;
/** Cases among which the smallest failing one is looked for: small ones, and some whose numbers are up to `LARGE`. */
const SMALL = 120;
const RANDOM = 20;
const LARGE = TABLE + 1;
/** The longest lists there. */
const LONGEST = 6;
/** Numbers that are chosen before the enumeration gives up. */
const STEPS = 100_000;
/** Bounds beyond these are not tried. */
const MOST_BOUNDS = 12;
/** After so many answers that are not known a program is not asked any more. */
const MOST_UNKNOWN = 10;

/**
 * Finds the mistakes that show in one of some cases; what shows nowhere is none, and no two answer all of them alike. It
 * stops now and then, so that the caller can pause or give up.
 */
export function* ownMistakes(problem: Problem, own: OwnRules): Generator<undefined, Mistake[]> {
  if (!own.words) return [];
  // A claim may take long to check.
  const truth = own.by({ ...own.rules, claims: [] });
  const pool = yield* poolOf(problem, truth);
  const found: Mistake[] = [];
  const known = new Set<string>();
  for (const make of [...playedWrong(problem, own), ...wholeFiles(problem, own.words)]) {
    const output = yield* outputOf(make(''), pool);
    const smallest = shownBy(make(''), output, pool, truth);
    const key = `${output.pieces.join('')} ${output.ending}`;
    if (!smallest || known.has(key)) continue;
    known.add(key);
    found.push(make(writeCase(problem.input, smallest).join('\n')));
  }
  return found;
}

/** Runs a program that is given all cases in one input: it gives up after a few whose answers take too long. */
function* outputOf(mistake: Mistake, input: Input): Generator<undefined, Run> {
  const pieces: string[] = [];
  try {
    for (const piece of mistake.pieces(input)) {
      pieces.push(piece);
      yield;
    }
    return { pieces, ending: 'done' };
  } catch (error) {
    if (error instanceof Stop) return { pieces, ending: error.ending };
    throw error;
  }
}

/** Returns the first case that shows the mistake in an input of its own. */
function shownBy(
  mistake: Mistake,
  { pieces, ending }: Run,
  { cases, truths }: Input,
  { answer }: Pick<Problem, 'answer'>,
): AnyFields | undefined {
  const differ = truths.findIndex((truth, index) => pieces[index] !== undefined && pieces[index] !== `${truth}\n`);
  // At the end of the input, the first case shows what the last one does.
  const index = differ >= 0 || pieces.length === truths.length ? differ : ending === 'done' ? 0 : pieces.length;
  const fields = cases[index];
  return fields && isCaught(mistake, { cases: [fields], truths: [textOf(answer(fields, 1)) ?? ''] })
    ? fields
    : undefined;
}

/** Makes a mistake whose smallest failing case is given. */
type Making = (smallest: string) => Mistake;

function playedWrong(problem: Problem, own: OwnRules): Making[] {
  const { rules } = own;
  return [
    rules.misere
      ? played(
          'normal-play',
          message('Forgets that the player who cannot move wins.'),
          'misere = false',
          own,
          otherEnding(rules),
        )
      : played(
          'last-move-loses',
          message('Takes the player who makes the last move for the loser.'),
          'misere = true',
          own,
          otherEnding(rules),
        ),
    played(
      'plain-nim',
      message('Goes by the xor of all numbers, as if any number could be taken.'),
      'n1 ^ n2 ^ … != 0',
      own,
      nimRules(rules),
    ),
    played(
      'parity',
      message('Goes by the sum of all numbers: odd sums win.'),
      '(n1 + n2 + …) % 2 == 1',
      own,
      parityRules(rules),
    ),
    ...[...boundsOffByOne(rules)]
      .slice(0, MOST_BOUNDS)
      .map(({ explanation, formula, rules: wrong }, index) =>
        played(`bound-off-by-one-${index + 1}`, explanation, formula, own, wrong),
      ),
    (smallest) => keptIn32Bits(own, smallest),
    (smallest) =>
      keeping(
        'table-too-short',
        message('The table ends at {0}.', TABLE),
        `int table[${TABLE + 1}];`,
        smallest,
        () => (fields, _, truth) => {
          const positions = problem.positions(fields) as readonly OwnPosition[];
          if (positions.some(({ parts }) => parts.some((part) => part.some((number) => number > TABLE))))
            throw new Stop('crash');
          return truth;
        },
      ),
  ];
}

/** A program that plays by other rules. */
const played = (name: string, explanation: Message, formula: string, own: OwnRules, rules: Rules): Making => {
  const other = own.by(rules);
  return (smallest) =>
    keeping(name, explanation, formula, smallest, () => {
      let unknown = 0;
      return (fields, number) => {
        const answer = unknown < MOST_UNKNOWN ? textOf(other.answer(fields, number)) : undefined;
        if (answer === undefined) unknown++;
        return answer;
      };
    });
};

/** A program whose heaps, or sums that are heaps, lose what does not fit into 32 bits. */
function keptIn32Bits(own: OwnRules, smallest: string): Mistake {
  const other = own.by({ ...own.rules, claims: [] });
  const explanation = message('Keeps heaps in 32 bits, so that larger ones lose their high bits.');
  return keeping('heaps-in-32-bits', explanation, 'unsigned int heap', smallest, () => {
    let unknown = 0;
    return (fields, number, truth) => {
      const positions = other.positions(fields) as readonly OwnPosition[];
      const isLarge = positions.some(({ parts }) => parts.some((part) => part.some((heap) => heap >= 2 ** 32)));
      if (!isLarge) return truth;
      const cut = positions.map((position) => ({
        ...position,
        parts: position.parts.map((part) => part.map((heap) => uint32(heap))),
      }));
      const answer = unknown < MOST_UNKNOWN ? other.output(cut, number) : undefined;
      if (answer === undefined) unknown++;
      return answer;
    };
  });
}

function wholeFiles({ input: { end } }: Problem, [win, lose]: readonly [string, string]): Making[] {
  const swapped: Making = (smallest) => wordsSwapped(smallest, win, lose);
  if (end.kind === 'file') return [swapped, feofLoop];
  if (end.kind === 'count') return [swapped, oneCaseShort];
  return end.kind === 'zeros' ? [swapped, (smallest) => answersTheTerminator(smallest, lose)] : [swapped];
}

/** Makes an input of legal cases that are answered by the same rules within few steps: small ones first. */
function* poolOf(problem: Problem, truth: Pick<Problem, 'answer'>): Generator<undefined, Input> {
  const terminator = terminatorOf(problem.input);
  const isLegal = (fields: AnyFields): boolean =>
    isWithin(problem.input, fields) &&
    (problem.breaches?.(fields) ?? []).length === 0 &&
    (problem.boundsSuffice === true || (problem.objections?.(fields) ?? []).length === 0) &&
    (terminator === undefined || writeCase(problem.input, fields)[0] !== terminator);
  const [cases, truths]: [AnyFields[], string[]] = [[], []];
  let unknown = 0;
  const { input } = problem;
  for (const fields of [...first(smallCases(input, STEPS), SMALL), ...largerCases(problem), ...edgeCases(input)]) {
    yield;
    if (!isLegal(fields) || unknown >= MOST_UNKNOWN) continue;
    const answer = textOf(truth.answer(fields, cases.length + 1));
    if (answer === undefined) unknown++;
    else {
      cases.push(fields);
      truths.push(answer);
    }
  }
  return { cases, truths };
}

/** Cases of the largest numbers, in lists of one and of two, and random ones. */
function* largerCases({ input }: Problem): Generator<AnyFields> {
  const chance = new Chance(0);
  for (let length = 1; length <= 2; length++) yield fillCase(input, (hole) => greatestOf(hole, length));
  for (let count = 0; count < RANDOM; count++)
    yield fillCase(input, (hole) => chance.between(hole.low, greatestOf(hole, LONGEST)));
}

function greatestOf({ low, high, isCount }: Hole, length: number): Natural {
  const limit = isCount ? length : LARGE;
  const greatest = high === undefined || high > limit ? limit : high;
  return low > greatest ? low : greatest;
}

function first<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) >= count) break;
  return taken;
}
