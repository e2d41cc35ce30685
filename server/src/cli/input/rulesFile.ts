/** Reads files of rules. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { Declaration, Playable } from '../../document/choice/declaration';
import { declarationIn, RULES_EXTENSION } from '../../document/rules/rulesDocument';
import { message } from '../../text/message';
import { Failure, failureOf, Refusal, systemCode } from '../failure';
import { isUtf16, utf16Sentence } from './utf16';

/** Is it the name of a file of rules? */
export const isRulesFile = (name: string): boolean => name.toLowerCase().endsWith(RULES_EXTENSION);

/** Bytes that are read: rules end earlier, or are refused. */
const MOST_BYTES = 1 << 18;

/** Many files share one of rules, and all that is found out of its game. */
const known = new Map<string, Declaration | undefined>();

/** The game in a file of rules. */
export function rulesIn(file: string): Declaration {
  const found = rulesAt(file);
  if (!found) throw new Failure(message('{0}: {1}', file, message('no such file or folder')));
  return found;
}

/** The same; undefined if there is no such file. */
export function rulesAt(file: string): Declaration | undefined {
  const key = path.resolve(file);
  if (!known.has(key)) {
    const text = textOf(file);
    known.set(key, text === undefined ? undefined : declarationIn(text, path.basename(file)));
  }
  return known.get(key);
}

/** A game that can be played, or the first of its mistakes. */
export const playableIn = (file: string): Playable => playableOf(rulesIn(file), file);

/** The same of rules that have been read. */
export function playableOf({ game, playable }: Declaration, file: string): Playable {
  if (playable) return playable;
  throw new Refusal(
    file,
    game.findings.find(({ severity }) => severity === 'error')!,
  );
}

function textOf(file: string): string | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    if (!fstatSync(descriptor).isFile()) return undefined;
    const bytes = Buffer.alloc(MOST_BYTES);
    const length = readSync(descriptor, bytes, 0, MOST_BYTES, 0);
    if (isUtf16(bytes.subarray(0, length))) throw new Failure(utf16Sentence(file));
    return bytes.toString('utf8', 0, length).replace(/^\uFEFF/, '');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(systemCode(error))) return undefined;
    throw failureOf(error, file);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
