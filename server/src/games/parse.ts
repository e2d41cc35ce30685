/** Reads the lines of a game, each by its key. */
import type { Finding } from '../text/finding';
import { message } from '../text/message';
import { type GameText, type RuleLine, textOf } from './lines';
import { mistake, nearest, write } from './mistakes';
import { type LimitsTree, readLimits } from './syntax/limits';
import { readMove } from './syntax/move';
import { readAsk, readClaim, readStart } from './syntax/question';
import { Reader } from './syntax/reader';
import { readSketch, type SketchTree } from './syntax/sketch';
import type { AskTree, ClaimTree, MoveTree, StartTree } from './syntax/tree';

/** Something that was written, and the line it stands in. */
export interface On<T> {
  readonly at: RuleLine;
  readonly tree: T;
}

/** All that was written. What could not be read has a finding and is left out. */
export interface Parsed {
  readonly text: GameText;
  readonly findings: Finding[];
  input?: On<SketchTree>;
  start?: On<StartTree>;
  ask?: On<AskTree>;
  readonly bounds: On<LimitsTree>[];
  readonly moves: On<MoveTree>[];
  /** `trust:` lines among them. */
  readonly claims: On<ClaimTree>[];
  readonly sum?: On<string>;
  readonly misere?: On<string>;
  readonly win?: On<string>;
  readonly lose?: On<string>;
  readonly say?: On<string>;
  readonly players?: On<string>;
}

export const KEYS = [
  'input',
  'bounds',
  'move',
  'start',
  'ask',
  'sum',
  'misere',
  'win',
  'lose',
  'say',
  'players',
  'claim',
  'trust',
] as const;

export type Key = (typeof KEYS)[number];

/** Keys that may stand in several lines. */
export const REPEATED: readonly string[] = ['bounds', 'move', 'claim', 'trust'];

export const isKey = (key: string): key is Key => (KEYS as readonly string[]).includes(key);

export function parse(text: GameText): Parsed {
  const parsed: Parsed = { text, findings: [], bounds: [], moves: [], claims: [] };
  const seen = new Set<string>();
  for (const at of text.lines) {
    const finding = keyFinding(at, seen) ?? valueFinding(at);
    if (finding) parsed.findings.push(finding);
    else readLine(at, parsed);
    seen.add(at.key);
  }
  return parsed;
}

/** Returns what is wrong with the key. */
function keyFinding({ key, keyPiece, line }: RuleLine, seen: ReadonlySet<string>): Finding | undefined {
  if (!isKey(key)) {
    const meant = nearest(key, KEYS);
    const sentence = message('Unknown key “{0}:”.', key);
    const fixes = meant === undefined ? [] : [write(line, keyPiece, meant)];
    const finding = mistake(line, keyPiece, 'unknown-key', sentence, fixes);
    // It may as well be a remark of somebody.
    return meant === undefined ? { ...finding, severity: 'warning' } : finding;
  }
  if (!seen.has(key) || REPEATED.includes(key)) return undefined;
  return mistake(line, keyPiece, 'repeated-key', message('“{0}:” appears twice.', key));
}

function valueFinding({ key, line, colon, value }: RuleLine): Finding | undefined {
  if (value.from < value.to) return undefined;
  return mistake(line, { from: colon, to: colon + 1 }, 'expected', message('“{0}:” is empty.', key));
}

function readLine(at: RuleLine, parsed: Parsed): void {
  const reader = new Reader(at.line, at.text, at.value);
  readValue(at, reader, parsed);
  if (reader.finding) parsed.findings.push(reader.finding);
}

function readValue(at: RuleLine, reader: Reader, parsed: Parsed): void {
  const add = <T>(read: (reader: Reader) => T, keep: (on: On<T>) => unknown): void => {
    const tree = read(reader);
    if (!reader.finding) keep({ at, tree });
  };
  switch (at.key as Key) {
    case 'input': {
      add(readSketch, (on) => (parsed.input = on));
      return;
    }
    case 'bounds': {
      add(readLimits, (on) => parsed.bounds.push(on));
      return;
    }
    case 'move': {
      add(readMove, (on) => parsed.moves.push(on));
      return;
    }
    case 'start': {
      add(readStart, (on) => (parsed.start = on));
      return;
    }
    case 'ask': {
      add(readAsk, (on) => (parsed.ask = on));
      return;
    }
    case 'claim':
    case 'trust': {
      add(readClaim, (on) => parsed.claims.push(on));
      return;
    }
    case 'sum':
    case 'misere':
    case 'win':
    case 'lose':
    case 'say':
    case 'players':
      Object.assign(parsed, { [at.key]: { at, tree: textOf(at) } });
  }
}

/** Could not a line with this key be read? Then names that it declares are not known. */
export const isBroken = ({ text, findings }: Parsed, ...keys: readonly Key[]): boolean =>
  findings.some(
    ({ severity, span }) =>
      severity === 'error' &&
      text.lines.some(({ line, key }) => line === span.start.line && (keys as readonly string[]).includes(key)),
  );
