/** Rules from moves alone, as they are written after `move:`, or from take-and-break codes. */
import type { Finding } from '../text/finding';
import { type Declared, gameOf } from './game';
import { readRulesFile } from './lines';

/** A mistake in one of the moves. */
export interface MoveMistake {
  /** The index of the move. */
  readonly move: number;
  /** Where it begins and ends in the move, in columns from 0. */
  readonly from: number;
  readonly to: number;
  readonly finding: Finding;
}

export interface BareMoves {
  /** Undefined if something is wrong with the moves. */
  readonly declared: Declared | undefined;
  readonly mistakes: readonly MoveMistake[];
}

/** Digits and letters with a point among them are meant for a code, and so are digits alone. */
const CODE = /^\s*(?:[0-9A-Za-z]*\.[0-9A-Za-z]+|\d+)\s*$/;

export function readBareMoves(moves: readonly string[]): BareMoves {
  const prefixes = moves.map((move) => (CODE.test(move) ? 'move: code ' : 'move: '));
  const text = moves.map((move, index) => `${prefixes[index]}${move}\n`).join('');
  const { declared, findings } = gameOf(readRulesFile(text, ''));
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    declared: errors.length > 0 ? undefined : declared,
    mistakes: errors.map((finding) => {
      const { start, end } = finding.span;
      const move = Math.min(start.line, moves.length - 1);
      const [length, before] = [moves[move]!.length, prefixes[move]!.length];
      const from = Math.min(length, Math.max(0, start.character - before));
      return { move, from, to: Math.min(length, Math.max(from + 1, end.character - before)), finding };
    }),
  };
}
