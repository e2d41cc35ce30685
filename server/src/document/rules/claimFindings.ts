/** Findings on the claims of a game, and on games that need not end. */
import type { Declared } from '../../games/game';
import type { RuleLine } from '../../games/lines';
import { spanOn } from '../../games/mistakes';
import type { ClaimResult, Said } from '../../rulesets/own/claims/claims';
import type { Numbers, OwnPosition, Rules } from '../../rulesets/own/rules';
import { rulesetOf } from '../../rulesets/own/ruleset';
import { moveWithResult } from '../../rulesets/reasons/moveWords';
import type { Work } from '../../rulesets/ruleset';
import type { Finding, Fix } from '../../text/finding';
import { type Message, message, shown } from '../../text/message';
import type { Natural } from '../../text/natural';
import { spanOfLine } from '../../text/place';
import { caseAt, fieldsOf } from '../case';
import type { Declaration } from '../choice/declaration';
import type { GameDocument } from '../document';
import { wholeLine } from '../findings/expectations';
import { addCase } from './claimCase';
import { examination, type Examined, examined, keyOf, type Loop } from './examine';

/** Claims are checked for the numbers of so many cases that differ in them, */
const MOST_NUMBERS = 4;
/** among so many. */
const MOST_CASES = 1000;

/** The numbers of cases for which the rules of the header are to be examined: all the same if no rule asks for any. */
export function numbersToExamine(document: GameDocument): readonly Numbers[] {
  const { own, problem } = document.choice;
  const rules = own?.text.nameSpan && own.game.declared?.rules;
  if (!rules || !problem) return [];
  if (needsNoNumbers(rules)) return [noNumbers];
  const found = new Map<string, Numbers>();
  for (let index = 0; index < Math.min(document.end.cases, MOST_CASES) && found.size < MOST_NUMBERS; index++) {
    const one = caseAt(document, index)!;
    const [position] = one.isLegal ? (problem.positions(fieldsOf(document, one)) as readonly OwnPosition[]) : [];
    if (position) found.set(keyOf(position.numbers), position.numbers);
  }
  return [...found.values()];
}

const noNumbers: Numbers = { constants: [], lists: [] };

const needsNoNumbers = ({ constants, lists }: Rules): boolean => constants.length === 0 && lists.length === 0;

/** The same for a file of rules, which has no cases. */
export const numbersOfRules = ({ game }: Declaration): readonly Numbers[] =>
  game.declared && needsNoNumbers(game.declared.rules) ? [noNumbers] : [];

/** What is known of the claims in the header of a file by now. */
export function claimFindings(document: GameDocument): Finding[] {
  const { own } = document.choice;
  return own?.text.nameSpan ? findingsOf(own, numbersToExamine(document), document) : [];
}

/** The same in a file of rules. */
export const claimFindingsOfRules = (declaration: Declaration): Finding[] =>
  findingsOf(declaration, numbersOfRules(declaration));

export const examinationOf = (document: GameDocument): Work | undefined =>
  document.choice.own && examination(document.choice.own, numbersToExamine(document));

export const examinationOfRules = (declaration: Declaration): Work | undefined =>
  examination(declaration, numbersOfRules(declaration));

function findingsOf(own: Declaration, numbers: readonly Numbers[], document?: GameDocument): Finding[] {
  const { declared } = own.game;
  if (!declared) return [];
  const all = examined(own, numbers);
  const claims = declared.claimLines.flatMap((at, index) => claimFinding(at, index, declared, all, document) ?? []);
  const looping = all.find(({ loop }) => loop !== undefined);
  return [...claims, ...(looping ? [endless(declared, looping.numbers, looping.loop!)] : [])];
}

/** The worst that is known for any numbers. */
function claimFinding(
  at: RuleLine,
  index: number,
  declared: Declared,
  all: readonly Examined[],
  document: GameDocument | undefined,
): Finding | undefined {
  const results = all.flatMap(({ numbers, claims }) => (claims[index] ? [{ numbers, result: claims[index] }] : []));
  const failed = results.find(({ result }) => result.kind === 'false');
  const span = spanOn(at.line, at.value);
  if (failed?.result.kind === 'false') {
    const fixes = [...addCase(document, declared, failed.numbers, failed.result.part), ...removeClaim(document, at)];
    return {
      code: 'claim-false',
      severity: 'error',
      span,
      message: whyFalse(declared, failed.numbers, failed.result),
      fixes,
    };
  }
  if (results.length < all.length || results.length === 0) return undefined;
  const proved = results.every(({ result }) => result.kind !== 'holds');
  const { result } = (proved ? undefined : results.find((one) => one.result.kind === 'holds')) ?? results[0]!;
  return {
    code: proved ? 'claim-proved' : 'claim-holds',
    severity: 'information',
    span,
    message: howSure(result as Exclude<ClaimResult, Failing>),
  };
}

/** Longer positions are shortened. */
const ROOM = 120;

type Failing = Extract<ClaimResult, { kind: 'false' }>;
type Holding = Extract<ClaimResult, { kind: 'holds' }>;
type Proved = Extract<ClaimResult, { kind: 'proved' }>;
type ByInduction = Extract<ClaimResult, { kind: 'induction' }>;

function howSure(result: Exclude<ClaimResult, Failing>): Message {
  switch (result.kind) {
    case 'proved':
      return howProved(result);
    case 'induction':
      return howFollows(result);
    case 'holds':
      return howFar(result);
  }
}

const partText = (part: readonly Natural[]): string =>
  part.length === 1 ? shown(part[0]!) : `(${part.map(shown).join(', ')})`;

function whyFalse(declared: Declared, numbers: Numbers, { part, claimed, found, move, checked }: Failing): Message {
  const { rules } = declared;
  const isSo = whatIsSo(part, found, claimed);
  const told =
    checked === undefined
      ? message('{0}: no smaller position contradicts the claim, as automata that read binary digits show.', isSo)
      : message('{0}: checked {1} positions, the smallest first.', isSo, checked + 1);
  const position = { numbers, parts: [part] };
  const ruleset = rulesetOf(rules);
  const sentence = move
    ? message('{0} The move that shows it: {1}.', told, moveWithResult(ruleset, position, move, ROOM))
    : told;
  const where = numbersText(rules, numbers);
  return where === '' ? sentence : message('With {0}: {1}', where, sentence);
}

function whatIsSo(part: readonly Natural[], found: Said, claimed: Said): Message {
  if (typeof found === 'string' || typeof claimed === 'string')
    return message('{0} is {1}, and the claim says {2}', partText(part), found as string, claimed as string);
  return claimed.value === undefined
    ? message('The value of {0} is {1}, and the claim gives none', partText(part), found.value ?? '?')
    : message('The value of {0} is {1}, and the claim says {2}', partText(part), found.value ?? '?', claimed.value);
}

/** Longer lists are not written out. */
const LISTED = 8;

/** `K = 3, a = 1 4` */
function numbersText({ constants, lists }: Rules, numbers: Numbers): string {
  return [
    ...constants.map((name, index) => `${name} = ${shown(numbers.constants[index]!)}`),
    ...lists.map((name, index) => {
      const list = numbers.lists[index]!;
      return `${name} = ${list.slice(0, LISTED).map(shown).join(' ')}${list.length > LISTED ? ' …' : ''}`;
    }),
  ].join(', ');
}

const howFar = ({ checked, last }: Holding): Message =>
  last
    ? message('It holds for {0} positions, up to {1}, and is not proved.', checked, partText(last))
    : message('No position could be checked.');

const howProved = ({ checked, values, from, period }: Proved): Message =>
  message(
    'Proved: the values repeat every {0} from {1} on, the claim every {2} from {3} on, and it holds for all {4} positions that this leaves.',
    values.period,
    values.from,
    period,
    from,
    checked,
  );

const howFollows = ({ states, exceptions }: ByInduction): Message =>
  exceptions === 0
    ? message(
        'Proved for all numbers: by automata that read binary digits, of at most {0} states, what is claimed of a position follows from what is claimed of smaller ones.',
        states,
      )
    : message(
        'Proved for all numbers: by automata that read binary digits, of at most {0} states, what is claimed of a position follows from what is claimed of smaller ones, and from {1} positions that a search decides.',
        states,
        exceptions,
      );

function removeClaim(document: GameDocument | undefined, { line, text }: RuleLine): Fix[] {
  const span = document ? wholeLine(document, line) : spanOfLine(line, 0, text.length);
  return [{ title: message('Remove the claim'), edits: [{ span, text: '' }] }];
}

/** At the move that leads back. */
function endless({ rules, moveLines }: Declared, numbers: Numbers, loop: Loop): Finding {
  const back = rules.moves.findIndex((move) => leads({ ...rules, moves: [move], claims: [] }, numbers, loop));
  const at = moveLines[Math.max(0, back)]!;
  return {
    code: 'endless',
    severity: 'error',
    span: spanOn(at.line, at.value),
    message: message('The game need not end: {0} can come back to {1}.', partText(loop.from), partText(loop.part)),
  };
}

/** More moves are not looked at. */
const MOST_MOVES = 10_000;

function leads(rules: Rules, numbers: Numbers, { part, from }: Loop): boolean {
  const ruleset = rulesetOf(rules);
  const position = { numbers, parts: [from] };
  let left = MOST_MOVES;
  for (const move of ruleset.moves(position)) {
    if (left-- === 0) return false;
    if (ruleset.play(position, move).parts.some((after) => after.join() === part.join())) return true;
  }
  return false;
}
