/**
 * A judge problem: one judge's dialect of a game. Its layout, its words, and how its cases become positions.
 */
import type { FieldPath } from '../formats/fields';
import { type AnyFields, type Bounds, type Field, type FieldsOf, type Format, integer } from '../formats/format';
import type { Rules } from '../rulesets/own/rules';
import type { AnyRuleset, Outcome, Ruleset } from '../rulesets/ruleset';
import type { FindingCode } from '../text/findingCode';
import { type Message, message } from '../text/message';
import type { Natural } from '../text/natural';

/** What a problem's file declares, with the types of its own game. */
interface Declaration<F extends Format, Position, Move> extends About {
  readonly ruleset: Ruleset<Position, Move>;
  readonly input: F;
  /**
   * Returns the case after a move in its position number `index` (from 0), for editing. Left out where a later position
   * cannot be written as a case.
   */
  rewrite?(fields: FieldsOf<F>, position: Position, index: number): FieldsOf<F> | undefined;
  /** Returns what the rules of the game have against a case whose numbers are all right. */
  objections?(fields: FieldsOf<F>): readonly Objection<FieldsOf<F>>[];
  /**
   * There are none where all numbers are within the statement's bounds: good cases need not be asked, which takes time.
   */
  readonly boundsSuffice?: true;
  /**
   * Returns what the statement forbids, beside bounds and relations, in a case that can be played all the same. No such case
   * is generated.
   */
  breaches?(fields: FieldsOf<F>): readonly Remark[];
  /** Returns what is worth knowing about a legal case. Asked only where findings are shown, so it may take longer. */
  remarks?(fields: FieldsOf<F>): readonly Remark[];
  /**
   * Cases that wrong programs trip over, beyond small ones and those at the bounds. Those that are not legal are left
   * out.
   */
  cases?(): Iterable<FieldsOf<F>>;
  /**
   * Tells whether the statement allows an output that is not ours. Left out where there is one right output for each
   * case.
   */
  accepts?(fields: FieldsOf<F>, output: readonly string[]): boolean;
}

interface About {
  /** Where it is judged and its number there: `poj-2348`. */
  readonly id: string;
  /** The same layout and words at other judges, perhaps with bounds of their own. */
  readonly aliases?: readonly Alias[];
  readonly title: string;
  readonly url?: string;
  /** The player who moves first, and the other. */
  readonly players: readonly [string | Message, string | Message];
  /** The output holds the number of the case. */
  readonly isNumbered?: true;
  /** Something that everyone should know who relies on the output. */
  readonly note?: string | Message;
  readonly sample: { readonly input: string; readonly output: string };
}

export interface Alias {
  readonly id: string;
  readonly title?: string;
  readonly url?: string;
  /** What its statement allows, by the names of the numbers, where it is not what the problem's own allows. */
  readonly bounds?: Readonly<Record<string, Pick<Bounds, 'min' | 'max'>>>;
  /** The sample of its statement, where it is another one. */
  readonly sample?: About['sample'];
}

interface Single<F extends Format, Position, Move> extends Declaration<F, Position, Move> {
  position(fields: FieldsOf<F>): Position;
  /**
   * Returns the judge's output for a case, without the last line ending; undefined if it is unknown. Case numbers begin
   * at 1.
   */
  output(position: Position, caseNumber: number): JudgeOutput;
}

interface Grouped<F extends Format, Position, Move> extends Declaration<F, Position, Move> {
  /** The repeated lines that hold a position each. */
  readonly each: string;
  positions(fields: FieldsOf<F>): readonly Position[];
  output(positions: readonly Position[], caseNumber: number): JudgeOutput;
}

/** Something to know about a case. */
export interface Remark {
  readonly code: FindingCode;
  readonly message: Message;
  /** The number that it is about. */
  readonly at: FieldPath;
}

/** A reason why a case cannot be, so that it has no answer. */
export interface Objection<Fields = AnyFields> extends Remark {
  /** Worked out on demand: of many objections, few are shown. */
  fixes?(): readonly { readonly title: Message; readonly fields: Fields }[];
}

/**
 * A judge's output, or the pieces that make it up: millions of answers with many numbers take half the time when the
 * numbers are left as they are.
 */
export type JudgeOutput = string | Natural | readonly (string | Natural)[] | undefined;

/** Returns the whole of it. */
export function textOf(answer: JudgeOutput): string | undefined {
  if (answer === undefined) return undefined;
  return typeof answer === 'object' ? answer.join('') : String(answer);
}

/** A problem as the rest of the program sees it. */
export interface Problem extends About {
  readonly ruleset: AnyRuleset;
  readonly input: Format;
  /** The repeated lines that hold a position each; left out where a case is one position. */
  readonly each?: string;
  positions(fields: AnyFields): readonly unknown[];
  output(positions: readonly unknown[], caseNumber: number): string | undefined;
  /** Returns the output for the positions of a case, in one step: large files have millions of cases. */
  answer(fields: AnyFields, caseNumber: number): JudgeOutput;
  rewrite?(fields: AnyFields, position: unknown, index: number): AnyFields | undefined;
  objections?(fields: AnyFields): readonly Objection[];
  readonly boundsSuffice?: true;
  breaches?(fields: AnyFields): readonly Remark[];
  remarks?(fields: AnyFields): readonly Remark[];
  cases?(): Iterable<AnyFields>;
  /** Tells whether the lines are an answer that the statement allows as well as ours. */
  accepts?(fields: AnyFields, output: readonly string[]): boolean;
  /** Set where the rules are data. */
  readonly own?: OwnRules;
}

/** The rules of a game that a user declares, and what a program prints that plays by other rules. */
export interface OwnRules {
  readonly rules: Rules;
  /** The words for the winner and the loser; undefined if no output is declared. */
  readonly words: readonly [win: string, lose: string] | undefined;
  /** Returns what the input calls a number of a part, both counted from 0; undefined if it has no one name for it. */
  nameOf(part: number, coordinate: number): string | undefined;
  /** Returns the same problem by other rules; what takes them long to answer is not answered. */
  by(rules: Rules): Pick<Problem, 'answer' | 'output' | 'positions' | 'ruleset'>;
}

type Passed =
  | 'ruleset'
  | 'input'
  | 'rewrite'
  | 'objections'
  | 'boundsSuffice'
  | 'breaches'
  | 'remarks'
  | 'cases'
  | 'accepts';

/** Returns a problem whose cases are one position each. */
export function problem<const F extends Format, Position, Move>(declared: Single<F, Position, Move>): Problem {
  const { position, output, ...rest } = declared;
  return {
    ...(rest as About & Pick<Problem, Passed>),
    positions: (fields) => [position(fields as FieldsOf<F>)],
    output: ([only], caseNumber) => textOf(output(only as Position, caseNumber)),
    answer: (fields, caseNumber) => output(position(fields as FieldsOf<F>), caseNumber),
  };
}

/** Returns a problem whose cases hold several positions, answered together. */
export function groupedProblem<const F extends Format, Position, Move>(declared: Grouped<F, Position, Move>): Problem {
  return {
    ...declared,
    output: (positions, caseNumber) => textOf(declared.output(positions as readonly Position[], caseNumber)),
    answer: (fields, caseNumber) => declared.output(declared.positions(fields as FieldsOf<F>), caseNumber),
  };
}

/** Returns the words for a case of which only the winner is asked; none where the outcome is unknown. */
export function winner<Position>(
  ruleset: { outcome(position: Position): Outcome },
  win: string,
  lose: string,
): (position: Position) => string | undefined {
  return (position) => wordFor(ruleset.outcome(position), win, lose);
}

export function wordFor(outcome: Outcome, win: string, lose: string): string | undefined {
  if (outcome === 'unknown') return undefined;
  return outcome === 'N' ? win : lose;
}

/** Returns the output of a case with its number before it: `Case 1: first`. */
export function numbered<Position>(
  words: (position: Position) => string | undefined,
): (position: Position, caseNumber: number) => string | undefined {
  return (position, caseNumber) => {
    const word = words(position);
    return word === undefined ? undefined : `Case ${caseNumber}: ${word}`;
  };
}

/** The players of a problem that gives them no names. */
export const unnamed = [message('the player to move'), message('the opponent')] as const;

/** The number of cases that comes first in many inputs. */
export const casesCounted = integer('T', { min: 1, meaning: message('the number of cases') });

/** Returns the same where the statement says how many they are at most. */
export const casesUpTo = (max: number): Field<'T'> => ({ ...casesCounted, max });
