/** A game that somebody has declared: what its lines say, or what is wrong with them. */
import type { Claim, Move, Questions, Rules } from '../rulesets/own/rules';
import type { Finding } from '../text/finding';
import { message } from '../text/message';
import { spanOfLine } from '../text/place';
import type { About } from './about';
import { type CaseCondition, conditionsOf } from './conditions';
import { type GameSymbol, Symbols } from './editing/symbols';
import { type Input, inputOf } from './input';
import { type GameText, RULE_LINES, RULE_UNITS, type RuleLine, type Sample } from './lines';
import { colonFindings, linesWithoutColon } from './missingColon';
import { mistake } from './mistakes';
import { moveOf } from './moves';
import { inputOfLine } from './numbers';
import { choiceOf, type Output, outputOf, playersOfGame } from './outputs';
import { isBroken, type On, parse, type Parsed } from './parse';
import { coordinatesOf } from './position';
import { claimOf, plainStart, startOf } from './questions';
import { nothingUsed, type Surroundings, type Used } from './scope';
import { namesOfClaim, namesOfMove, namesOfStart } from './syntax/names';
import type { SketchTree } from './syntax/sketch';
import type { Players } from './words';

export interface OwnGame {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly symbols: readonly GameSymbol[];
  /** Undefined if something is wrong. */
  readonly declared: Declared | undefined;
}

export interface Declared {
  readonly rules: Rules;
  /** The lines of the moves and of the claims, in the order of the rules. */
  readonly moveLines: readonly RuleLine[];
  readonly claimLines: readonly RuleLine[];
  readonly input: Input;
  readonly questions: Questions;
  /** What of the input the moves and claims refer to, and what the questions do. */
  readonly usedByRules: Used;
  readonly usedByQuestions: Used;
  /** The numbers of the position are those of the input with these names. */
  readonly isPlain: boolean;
  /** The repeated lines that hold a position each. */
  readonly each: string | undefined;
  readonly output: Output | undefined;
  readonly players: Players;
  /** What the statement forbids, beside bounds. */
  readonly conditions: readonly CaseCondition[];
  /** What it is called, and the like. */
  readonly about: About;
  readonly sample: Sample | undefined;
}

export function gameOf(text: GameText): OwnGame {
  const parsed = parse(text);
  const symbols = new Symbols();
  const declared = declare(parsed, symbols);
  const withoutColon = linesWithoutColon(text);
  // The other word is there, but for its colon.
  const hasWord = withoutColon.some(({ key }) => key === 'win' || key === 'lose');
  const findings = [...parsed.findings.filter(({ code }) => !hasWord || code !== 'one-word'), ...colonFindings(text)];
  const { cutAt } = text;
  if (cutAt !== undefined && !findings.some(({ code, span }) => code === 'too-long' && span.start.line === cutAt))
    findings.push(tooLong(cutAt));
  const isGood = findings.every(({ severity }) => severity !== 'error');
  return {
    name: text.name,
    findings: findings.sort((a, b) => a.span.start.line - b.span.start.line),
    symbols: symbols.all,
    declared: isGood ? declared : undefined,
  };
}

const tooLong = (line: number): Finding => ({
  code: 'too-long',
  severity: 'error',
  span: spanOfLine(line, 0, 0),
  message: message(
    'This is too long: rules, with the comments among them, take fewer than {0} lines and {1} characters.',
    RULE_LINES,
    RULE_UNITS,
  ),
});

function declare(parsed: Parsed, symbols: Symbols): Declared | undefined {
  const output = outputOf(parsed);
  const players = playersOfGame(parsed);
  const sum = choiceOf(parsed.sum, ['one', 'some', 'all'], parsed);
  const misere = choiceOf(parsed.misere, ['no', 'yes'], parsed) === 'yes';
  if (parsed.moves.length === 0) noteNoMove(parsed);
  const whole = wholeInput(parsed, symbols);
  if (!whole) return undefined;
  const each = eachOf(parsed, whole);
  const input = each === undefined ? whole : inputOfLine(whole, each);
  const coordinates = coordinatesOf(parsed, input);
  if (!coordinates) return undefined;

  const isPlain = !parsed.start && parsed.ask?.tree.kind !== 'positions' && !isBroken(parsed, 'start', 'ask');
  const around: Surroundings = { input, coordinates, used: nothingUsed(), symbols, isPlain };
  const moves = kept(parsed.moves, (on) => moveOf(on, around, parsed));
  const claims = kept(parsed.claims, (on) => claimOf(on, around, parsed));
  const asking = { ...around, used: nothingUsed() };
  const questions = questionsOf(parsed, asking);
  if (!questions) return undefined;
  const conditions = conditionsOf(parsed.bounds, around, parsed);
  const { constants, lists } = around.used;
  return {
    rules: {
      coordinates,
      constants: constants.names,
      lists: lists.names,
      moves: moves.map(([move]) => move),
      sum,
      misere,
      claims: claims.map(([claim]) => claim),
    },
    moveLines: moves.map(([, at]) => at),
    claimLines: claims.map(([, at]) => at),
    input,
    questions,
    usedByRules: around.used,
    usedByQuestions: asking.used,
    isPlain,
    each,
    output,
    players,
    conditions,
    about: parsed.about,
    sample: parsed.text.sample,
  };
}

function kept<Tree, Made extends Move | Claim>(
  all: readonly On<Tree>[],
  make: (on: On<Tree>) => Made | undefined,
): [Made, RuleLine][] {
  return all.flatMap((on) => {
    const made = make(on);
    return made ? [[made, on.at] as [Made, RuleLine]] : [];
  });
}

/** Returns the input that is declared, or one position a line; undefined if it cannot be read. */
function wholeInput(parsed: Parsed, symbols: Symbols): Input | undefined {
  const mentioned = new Set(mentionedIn(parsed));
  const { input } = parsed;
  if (input) return inputOf(input.tree, input.at.line, mentioned, parsed, symbols);
  return isBroken(parsed, 'input', 'move', 'start', 'ask')
    ? undefined
    : inputOf(plainSketch(parsed), 0, mentioned, parsed);
}

function* mentionedIn({ moves, start, ask, claims }: Parsed): Iterable<string> {
  for (const { tree } of moves) yield* namesOfMove(tree);
  for (const { tree } of claims) yield* namesOfClaim(tree);
  yield* namesOfStart(start?.tree);
  yield* namesOfStart(ask?.tree);
}

/** Returns one position a line: what the start mentions, or the numbers of the position. */
function plainSketch(parsed: Parsed): SketchTree {
  const given = [...new Set([...namesOfStart(parsed.start?.tree), ...namesOfStart(parsed.ask?.tree)])];
  const names = given.length > 0 ? given : (coordinatesOf(parsed, undefined) ?? ['n']);
  const items = [...new Set(names)].map((name) => ({ name: { name, from: 0, to: 0 }, from: 0, to: 0 }));
  return { rows: [{ items }], repeats: true, zeros: 0 };
}

/** Returns the repeated lines of which `ask: each line` speaks. */
function eachOf(parsed: Parsed, { blocks }: Input): string | undefined {
  const { ask } = parsed;
  if (ask?.tree.kind !== 'each line') return undefined;
  const block = [...blocks.keys()].at(-1);
  if (block === undefined)
    parsed.findings.push(
      mistake(
        ask.at.line,
        ask.at.value,
        'expected',
        message('No line of the input is repeated: write “… × n” after it.'),
      ),
    );
  return block;
}

function questionsOf(parsed: Parsed, around: Surroundings): Questions | undefined {
  if (isBroken(parsed, 'start', 'ask')) return undefined;
  if (parsed.ask?.tree.kind === 'positions') {
    const ask = startOf({ at: parsed.ask.at, tree: parsed.ask.tree }, around, parsed)?.[0];
    return ask && { start: [], ask };
  }
  const start = parsed.start ? startOf(parsed.start, around, parsed) : plainStart(around, parsed);
  return start && { start };
}

function noteNoMove(parsed: Parsed): void {
  const { text, findings } = parsed;
  const isMeant = findings.some(({ code, severity }) => code === 'unknown-key' && severity === 'error');
  if (linesWithoutColon(text).some(({ key }) => key === 'move')) return;
  if (isMeant || text.cutAt !== undefined || isBroken(parsed, 'move')) return;
  const span = text.nameSpan ?? spanOfLine(0, 0, 0);
  const sentence = message('A game has moves: write a line “move: take 1..3” or “move: h -> h - 1”.');
  findings.push({ code: 'no-move', severity: 'error', span, message: sentence });
}
