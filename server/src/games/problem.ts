/** The problem that a declared game makes: an ordinary one, whose rules are data. */
import type { AnyFields } from '../formats/format';
import { type JudgeOutput, type Objection, type Problem, textOf, wordFor } from '../problems/problem';
import type { Budget } from '../rulesets/own/plainStrategy';
import type { OwnPosition } from '../rulesets/own/rules';
import { rulesetOf } from '../rulesets/own/ruleset';
import { faultOfStarts, type NoStart, startsOf } from '../rulesets/own/start';
import type { Ruleset } from '../rulesets/ruleset';
import { type Message, message } from '../text/message';
import type { Natural } from '../text/natural';
import { breachesBy } from './conditions';
import type { Declared } from './game';
import { listOf, numbersReader, withLine } from './numbers';
import { partNames } from './partNames';
import { rewriter } from './rewrite';
import { isNumberedBy, said } from './words';

export function problemFrom<Move>(name: string, declared: Declared, ruleset: Ruleset<OwnPosition, Move>): Problem {
  const { input, output, players, each, isPlain, conditions, about } = declared;
  const positions = positionsReader(declared);
  const answer = (found: readonly OwnPosition[], caseNumber: number): JudgeOutput =>
    output && answerOf(ruleset, found, output, caseNumber);
  const rewrite = isPlain ? rewriter(declared) : undefined;
  return {
    id: name,
    title: about.title ?? name,
    players,
    ruleset,
    input: input.format,
    positions: (fields) => asPositions(positions(fields)),
    output: (found, caseNumber) => textOf(answer(found as readonly OwnPosition[], caseNumber)),
    answer: (fields, caseNumber) => answer(asPositions(positions(fields)), caseNumber),
    sample: declared.sample ?? { input: '', output: '' },
    ...(about.url !== undefined && { url: about.url }),
    ...(about.aliases.length > 0 && { aliases: about.aliases }),
    ...(about.note !== undefined && { note: about.note }),
    own: {
      rules: declared.rules,
      words: output && [output.win, output.lose],
      nameOf: partNames(declared),
      by: (rules) => problemFrom(name, { ...declared, rules }, rulesetOf(rules, SMALL_BUDGET)),
    },
    ...(each !== undefined && { each }),
    ...(output && isNumberedBy(output.say) && { isNumbered: true }),
    ...(rewrite && { rewrite: (fields, position, index) => rewrite(fields, position as OwnPosition, index) }),
    ...(conditions.length > 0 && { breaches: breachesBy(conditions, input, each) }),
    ...(isPlain ? { boundsSuffice: true } : { objections: objector(declared) }),
  };
}

/** Wrong rules are played for tests of files, where no answer is worth so many steps. */
const SMALL_BUDGET: Budget = { quick: 5_000, table: 50_000, search: 5_000 };

type Found = readonly OwnPosition[] | NoStart;

const asPositions = (found: Found): readonly OwnPosition[] => (typeof found === 'string' ? [] : found);

/** Makes the reader of a case's positions. */
function positionsReader(declared: Declared): (fields: AnyFields) => Found {
  const { input, each, usedByRules } = declared;
  const numbersOf = numbersReader(input, usedByRules);
  const partsOf = declared.isPlain ? plainParts(declared) : startParts(declared);
  const ofOne = (fields: AnyFields): Found => {
    const found = partsOf(fields);
    if (typeof found === 'string') return found;
    const numbers = numbersOf(fields);
    return found.map((parts) => ({ numbers, parts }));
  };
  if (each === undefined) return ofOne;
  return (fields) => {
    const found = (fields[each] as readonly AnyFields[]).map((line) => ofOne(withLine(fields, line)));
    return found.find((one) => typeof one === 'string') ?? found.flatMap((one) => asPositions(one));
  };
}

type Parts = readonly (readonly Natural[])[];
type PartsReader = (fields: AnyFields) => readonly Parts[] | NoStart;

function startParts({ input, questions, usedByQuestions }: Declared): PartsReader {
  const numbersOf = numbersReader(input, usedByQuestions);
  return (fields) => startsOf(questions, numbersOf(fields));
}

/** Returns the parts as they stand in the input: large files have millions of cases. */
function plainParts({ input, rules }: Declared): PartsReader {
  const names = rules.coordinates.map((name) => input.names.get(name)!);
  const lists = names.filter(({ kind }) => kind === 'list');
  if (lists.length === 0) return (fields) => [[names.map(({ name }) => fields[name] as Natural)]];
  if (names.length === 1) return (fields) => [listOf(fields, names[0]!).map((size) => [size])];
  return (fields) => {
    const columns = names.map((name) => (name.kind === 'list' ? listOf(fields, name) : undefined));
    const { length } = columns.find((column) => column !== undefined)!;
    const part = (_: unknown, index: number): Natural[] =>
      names.map(({ name }, coordinate) => columns[coordinate]?.[index] ?? (fields[name] as Natural));
    return [Array.from({ length }, part)];
  };
}

function answerOf(
  ruleset: Pick<Ruleset<OwnPosition, never>, 'outcome'>,
  positions: readonly OwnPosition[],
  { win, lose, say }: NonNullable<Declared['output']>,
  caseNumber: number,
): string | undefined {
  const words: string[] = [];
  for (const position of positions) {
    const word = wordFor(ruleset.outcome(position), win, lose);
    if (word === undefined) return undefined;
    words.push(word);
  }
  return said(say, words, caseNumber);
}

/** Makes what tells why a case has no positions. */
function objector(declared: Declared): (fields: AnyFields) => Objection[] {
  const { input, each, questions, usedByQuestions } = declared;
  const numbersOf = numbersReader(input, usedByQuestions);
  return (fields) => {
    const lines =
      each === undefined ? [fields] : (fields[each] as readonly AnyFields[]).map((line) => withLine(fields, line));
    for (const line of lines) {
      const fault = faultOfStarts(questions, numbersOf(line));
      if (fault) return [objectionTo(fault, declared)];
    }
    return [];
  };
}

function objectionTo(reason: NoStart, { input }: Declared): Objection {
  const [first] = input.format.rows;
  const item = first?.kind === 'line' ? first.items[0] : first?.line.items[0];
  const coordinate = first?.kind === 'lines' ? { line: 0 } : {};
  return { code: 'no-position', message: whyNot(reason), at: { name: item?.name ?? '', ...coordinate } };
}

function whyNot(reason: NoStart): Message {
  switch (reason) {
    case 'no such position':
      return message('There is no such position: a number of the start is below 0 or has no value.');
    case 'too many':
      return message('The case has too many positions or parts.');
  }
}
