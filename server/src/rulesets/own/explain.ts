/** Why a position of a declared game is won or lost. */
import { type Message, message, shown } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { Explanation, Reason, Table } from '../ruleset';
import { firstOf } from '../theory/takes';
import type { Engine } from './engine';
import type { Meter } from './expressions/closures';
import { partShown } from './partText';
import { movesOf, turnsIn } from './positions';
import type { Numbers, OwnPosition } from './rules';
import type { Part } from './strategy';
import { twinOf } from './theory/recognize';
import {
  foundValueOf,
  isLost,
  provedOf,
  type Solver,
  type Trust,
  type Trusted,
  valueOfPart,
  valueOfParts,
} from './verdict';

/** How many parts and options are shown. */
const SHOWN = 12;
/** So many options are looked at for a table. */
const LOOKED = 1000;

export function explain(solver: Solver, position: OwnPosition): Explanation {
  const { engine } = solver;
  const twin = twinOf(engine, position);
  if (twin)
    return [
      message('These are the rules of a known game: {0}.', twin.ruleset.title),
      ...twin.ruleset.explain(twin.position),
    ];
  if (isOver(engine, position)) return [over(engine.rules.misere)];
  return solver.isByValues(position) ? byValues(solver, position) : bySearch(solver, position);
}

/** Tells whether there is no move at all, as far as that shows at once. */
function isOver(engine: Engine, position: OwnPosition): boolean {
  const meter: Meter = { left: LOOKED, until: 0 };
  return firstOf(movesOf(engine, position, meter)) === undefined && meter.left > 0;
}

const over = (misere: boolean): Message =>
  misere
    ? message('There is no move, and by these rules whoever cannot move wins.')
    : message('There is no move: the player to move loses.');

function bySearch({ tuples, engine }: Solver, position: OwnPosition): Explanation {
  const answer = tuples.answer(position);
  const whole = message('Here the values of parts do not decide a sum, so whole positions are searched.');
  switch (answer.kind) {
    case 'endless':
      return [
        message(
          'The game need not end: {0} can come back to {1}.',
          answer.from.map(partShown).join(' + '),
          answer.to.map(partShown).join(' + '),
        ),
      ];
    case 'unknown':
      return [whole, message('A search does not come to an end within {0} steps.', engine.budget.search)];
    case 'lost':
      return [whole, message('Every move leaves a position that the opponent wins.')];
    case 'won':
      return [whole, message('Some move leaves a position that the opponent loses.')];
  }
}

function byValues(solver: Solver, position: OwnPosition): Explanation {
  const { engine } = solver;
  const { parts, numbers } = position;
  const rests = restingOn(solver, position);
  const part = shownPart(engine, position);
  if (part === undefined) return [over(engine.rules.misere)];
  const proved = provedBy(solver, position, part);
  const how = proved ?? [...engine.variantOf(numbers, part).strategy.reasons(engine.coreOf(part)), ...rests];
  const total = totalOf(solver, position);
  if (total === undefined) return how;
  return [
    ...(parts.length === 1 ? alone(solver, position, total) : together(solver, position, total)),
    ...how,
    ...(parts.length === 1 && rests.length === 0 && hasValues(solver, position)
      ? [optionsTable(solver, position)]
      : []),
  ];
}

/** Tells whether options have values at hand: a claim that is proved may tell no more than who wins. */
function hasValues(solver: Solver, position: OwnPosition): boolean {
  const proved = provedOf(solver, position);
  return proved === undefined || solver.engine.rules.claims[proved.claim]?.says.kind === 'value';
}

/** Returns the value of all parts; none for a part alone of which a proved claim says no more than that it is won. */
function totalOf(solver: Solver, position: OwnPosition): Natural | undefined {
  const proved = provedOf(solver, position);
  return proved ? proved.value : valueOfParts(solver.engine, position, position.parts);
}

/** Tells by which claim a part is known, if one is proved that speaks of it. */
function provedBy(solver: Solver, { numbers }: OwnPosition, part: Part): Reason[] | undefined {
  const proved = provedOf(solver, { numbers, parts: [part] });
  return (
    proved && [
      message(
        'This is what claim {0} of the rules says, which is proved for all numbers: by automata that read binary digits, it follows for each position from smaller ones.',
        proved.claim + 1,
      ),
    ]
  );
}

/** Finds the part of which it is told how its value is known, or why not: the first that has none, else the first. */
export const shownPart = (engine: Engine, position: OwnPosition): Part | undefined =>
  position.parts.find((part) => valueOfPart(engine, position, part) === undefined) ?? position.parts[0];

/** Returns the claims that an answer rests on. */
function restingOn({ engine, trust }: Solver, { parts, numbers }: OwnPosition): Reason[] {
  if (trust === undefined) return [];
  const trusted = parts.map((part) => trustedOf(engine, trust, numbers, part)?.claim);
  const claims = new Set(trusted.filter((claim) => claim !== undefined));
  return [...claims].map((claim) =>
    message(
      'No search reaches this: the answer rests on claim {0} of the rules, which is trusted and not proved.',
      claim + 1,
    ),
  );
}

/** Returns the claim that a part rests on, if nothing else tells its value. */
function trustedOf(engine: Engine, trust: Trust, numbers: Numbers, part: Part): Trusted | undefined {
  while (!trust.prove(numbers, Infinity));
  if (trust.proved(numbers, part) || foundValueOf(engine, numbers, part) !== undefined) return undefined;
  return trust.of(numbers, part);
}

function alone({ engine }: Solver, { parts }: OwnPosition, value: Natural): Reason[] {
  const part = partShown(parts[0]!);
  if (engine.algebra === 'nimber')
    return [
      value === 0
        ? message('{0} has the Grundy value 0: no move leaves a value 0, and the player to move loses.', part)
        : message('{0} has the Grundy value {1}: leave a value 0, and the opponent loses.', part, value),
    ];
  if (engine.algebra === 'suspense') return [lasts(part, value)];
  if (engine.algebra === 'outcome')
    return [
      value === 0
        ? message('From {0} every move leaves a position that the opponent wins.', part)
        : message('From {0} some move leaves a position that the opponent loses.', part),
    ];
  return [
    value === 0
      ? message('From {0} every move leaves a position that the opponent wins.', part)
      : message(
          'From {0} some move leaves a position that the opponent loses, or there is none and the player to move wins.',
          part,
        ),
  ];
}

const lasts = (part: string, value: Natural): Message =>
  message(
    '{0} lasts {1} moves if the winner puts off the end and the loser hastens it: whoever moves first wins if that is odd.',
    part,
    value,
  );

function together(solver: Solver, position: OwnPosition, total: Natural): Reason[] {
  const { engine } = solver;
  const values = position.parts
    .slice(0, SHOWN)
    .map((part, index) => [String(index + 1), partShown(part), shown(valueOfPart(engine, position, part)!)]);
  if (position.parts.length > SHOWN) values.push(['…', '', '']);
  const table: Table = { head: [message('part'), message('position'), message('value')], rows: values };
  const lost = isLost(engine.algebra, total);
  switch (engine.algebra) {
    case 'nimber':
    case 'misere':
      return [
        table,
        lost
          ? message('The values xor to 0: every move changes one of them, and the opponent makes the xor 0 again.')
          : message('The values xor to {0}: a move that makes the xor 0 wins.', total),
      ];
    case 'outcome':
      return [
        table,
        lost
          ? message(
              'All parts are lost for whoever moves in them. A move makes some of them won, and the opponent makes these lost again.',
            )
          : message('A move in exactly the parts with a value other than 0 leaves all parts lost for the opponent.'),
      ];
    case 'suspense':
      return [
        message('Each part lasts so many moves if its winner puts off the end and its loser hastens it.'),
        table,
        message(
          'The game ends with the part that lasts longest: after {0} moves. Whoever moves first wins if that is odd.',
          total,
        ),
      ];
  }
}

/** Finds the value that a move leaves; undefined if it is not to be had, or takes long. */
function valueLeft(engine: Engine, position: OwnPosition, results: readonly Part[]): Natural | undefined {
  const [first, another] = results;
  const { strategy } = engine.variantOf(position.numbers, position.parts[0]!);
  if (first === undefined || another !== undefined || strategy.soon === undefined)
    return valueOfParts(engine, position, results);
  return strategy.soon(engine.coreOf(first));
}

/** Returns the options of a part alone, with their values: each value once, the smallest first. */
function optionsTable({ engine }: Solver, position: OwnPosition): Table {
  const options = new Map<Natural, string>();
  const meter: Meter = { left: LOOKED, until: 0 };
  let isWhole = true;
  for (const { results } of turnsIn(engine, position, 0, meter)) {
    const value = valueLeft(engine, position, results);
    const text = results.map(partShown).join(' + ') || '0';
    if (value === undefined) isWhole = false;
    else if (!options.has(value)) options.set(value, text);
  }
  const rows = [...options].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, text]) => [shown(value), text]);
  return {
    head: [message('value'), message('left by a move')],
    rows: rows.length > SHOWN || meter.left <= 0 || !isWhole ? [...rows.slice(0, SHOWN), ['…', '…']] : rows,
  };
}
