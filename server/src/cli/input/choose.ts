/** Which problem an input holds. */
import { readSync } from 'node:fs';
import { namedProblem } from '../../document/choice';
import { choiceFindings } from '../../document/choiceFindings';
import { GameDocument } from '../../document/document';
import { findHeader } from '../../document/header';
import { closestId } from '../../document/similarIds';
import { fittingProblems, sampleOf } from '../../document/sniff';
import { terminatorOf } from '../../formats/write';
import { problems, problemsById } from '../../problems/index';
import type { Problem } from '../../problems/problem';
import { message } from '../../text/message';
import { misuse, Refusal } from '../failure';
import type { Chunks } from './chunks';
import type { Input } from './input';

/** The problem that the user names. */
export function problemNamed(id: string): Problem {
  const problem = problemsById.get(id.toLowerCase());
  if (problem) return problem;
  const meant = closestId(id);
  throw misuse(
    meant === undefined
      ? message('there is no problem “{0}”; “winning-move problems” lists them all', id)
      : message('there is no problem “{0}”; did you mean “{1}”?', id, meant),
  );
}

/** The problem that an input holds, known as for an open file: by its header, its name, or because no other one fits. */
export function problemOf(chunks: Chunks, game: string | undefined): Problem {
  if (game !== undefined) return problemNamed(game);
  const { name, fileName } = chunks.input;
  const beginning = chunks.bytes.toString();
  const named = namedProblem(findHeader(beginning)?.id, { fileName });
  if (!named) return onlyOne(name, candidates(chunks, beginning));
  return named.problem ?? problemIn(new GameDocument(name, beginning, { fileName }));
}

/** The problem of a document that may not know it. */
export function problemIn(document: GameDocument): Problem {
  const { problem, id, candidates } = document.choice;
  if (problem) return problem;
  if (id === undefined) return onlyOne(document.uri, candidates);
  throw new Refusal(document.uri, choiceFindings(document)[0]!);
}

function onlyOne(name: string, fitting: readonly Problem[]): Problem {
  const [only, ...others] = fitting;
  if (!only) throw misuse(message('{0}: the layout fits no known problem; name the problem with --game', name));
  if (others.length === 0) return only;
  const ids = fitting.map(({ id }) => id).join(', ');
  throw misuse(message('{0}: several problems have this layout; name one of them with --game: {1}', name, ids));
}

function candidates({ isLast, input }: Chunks, beginning: string): Problem[] {
  if (isLast) return fittingProblems(sampleOf(beginning));
  const ending = endingOf(input);
  return ending === undefined ? fittingSomeEnding(beginning) : fittingProblems(sampleOf(beginning + ending));
}

/** The end of a stream is not known yet, so each way to end is possible. */
function fittingSomeEnding(beginning: string): Problem[] {
  const sample = sampleOf(beginning);
  const endings = new Set(problems.map(({ input }) => terminatorOf(input) ?? ''));
  return [...new Set([...endings].flatMap((tail) => fittingProblems({ ...sample, tail })))];
}

/** How much of the end of a file is looked at. */
const ENDING = 1 << 15;

/** The last lines of a file; nothing of a stream. */
function endingOf({ descriptor, size }: Input): string | undefined {
  if (size === undefined) return undefined;
  const buffer = Buffer.alloc(Math.min(size, ENDING));
  const count = readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
  return buffer.toString('utf8', 0, count);
}
