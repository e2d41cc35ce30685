/** Which problem an input holds. */
import { existsSync } from 'node:fs';
import { HEADING_UNITS, headingOf } from '../../document/choice/beginning';
import type { Choice } from '../../document/choice/choice';
import { closestId } from '../../document/choice/similarIds';
import { GameDocument } from '../../document/document';
import { choiceFindings } from '../../document/findings/choiceFindings';
import { guessWords } from '../../features/render/guessWords';
import { problemsById } from '../../library/index';
import type { Problem } from '../../problems/problem';
import { message, render, type Translate } from '../../text/message';
import type { Call } from '../command';
import { Failure, misuse, Refusal } from '../failure';
import { writeLine } from '../terminal/descriptor';
import { findingLine } from '../terminal/report';
import { chooseBeside, hintsOf } from './chooseBeside';
import type { Chunks } from './chunks';
import { isFolder } from './filesUnder';
import { library, problemInLibrary } from './library';
import { isRulesFile, playableIn, rulesIn } from './rulesFile';

/** Returns the problem that the user names, by its id or by a file of rules. */
export function problemNamed(id: string): Problem {
  if (isRulesFile(id)) return playableIn(id).problem;
  const problem = problemsById.get(id.toLowerCase()) ?? problemInLibrary(id);
  if (problem) return problem;
  const meant = closestId(id);
  throw misuse(
    meant === undefined
      ? message('unknown problem “{0}”; “winning-move problems” lists them all', id)
      : message('unknown problem “{0}”; did you mean “{1}”?', id, meant),
  );
}

/** Tells whether a word names a file or the standard input where it might name a problem as well. */
export const namesInput = (word: string): boolean => word === '-' || word.endsWith('.game') || namesFile(word);

/** Tells whether a word names a file that is there. A folder that is called as a problem is not meant by its name. */
export const namesFile = (word: string): boolean => existsSync(word) && !(isFolder(word) && problemIfNamed(word));

/** Refuses rules of one's own that say who wins, but not what is printed. */
export function requireOutput({ id, own }: Problem): void {
  if (own && !own.words)
    throw new Failure(message('{0}: no output is declared, so no case has an answer; add # win: and # lose:', id));
}

/** Returns the problem that an input holds. Where the layout alone tells it, the user is told so. */
export function problemOf(chunks: Chunks, { options: { game }, translate }: Call): Problem {
  if (game !== undefined) return problemNamed(game);
  const choice = choiceOf(chunks);
  const { name } = chunks.input;
  if (!choice.problem) return problemIn(new GameDocument(name, headingIn(chunks), hintsOf(chunks.input, choice)));
  reportGuess(name, choice, translate);
  warnOfRules(chunks, choice, translate);
  return choice.problem;
}

/** Says what is doubtful about rules in the header: with them it might be another game. */
function warnOfRules(chunks: Chunks, choice: Choice, translate: Translate): void {
  const heading = headingIn(chunks);
  if (!choice.own?.text.nameSpan && !/^#.*move/im.test(heading)) return;
  const { input } = chunks;
  for (const finding of choiceFindings(new GameDocument(input.name, heading, hintsOf(input, choice))))
    if (finding.severity === 'warning') writeLine(`${findingLine(input.name, finding, translate)}\n`);
}

/**
 * Gives the problem of an input without a word; undefined if it is not clear. Those who look at all of the file say
 * why.
 */
export const problemIfClear = (chunks: Chunks, game: string | undefined): Problem | undefined =>
  game === undefined ? choiceOf(chunks).problem : problemIfNamed(game);

/** Gives the problem that the user names; undefined if there is none. */
export const problemIfNamed = (game: string): Problem | undefined =>
  isRulesFile(game)
    ? rulesIn(game).playable?.problem
    : (problemsById.get(game.toLowerCase()) ?? library().get(game.toLowerCase())?.playable?.problem);

/** Returns what an editor chooses for the same file: the rest of it has no part in that. */
export const choiceOf = (chunks: Chunks): Choice => chooseBeside(headingIn(chunks), chunks.input);

/** So many bytes hold all units that count, and the whole of the last one. */
const MOST_BYTES = 3 * HEADING_UNITS + 4;

const headingIn = ({ bytesAtHand }: Chunks): string => headingOf(bytesAtHand.subarray(0, MOST_BYTES).toString());

/** Returns the problem of a document that may not know it. */
export function problemIn(document: GameDocument): Problem {
  const { problem, id, candidates } = document.choice;
  if (problem) return problem;
  if (id === undefined) throw undecided(document.uri, candidates);
  const findings = choiceFindings(document);
  throw new Refusal(document.uri, findings.find(({ severity }) => severity === 'error') ?? findings[0]!);
}

function undecided(name: string, [first, ...others]: readonly Problem[]): Failure {
  if (!first) return misuse(message('{0}: the layout fits no known problem; name the problem with --game', name));
  if (others.length === 0)
    return misuse(
      message('{0}: this may be {1}, but there is too little to tell; name the problem with --game', name, first.id),
    );
  const ids = [first, ...others].map(({ id }) => id).join(', ');
  return misuse(message('{0}: several problems have this layout; name one of them with --game: {1}', name, ids));
}

/**
 * Says in a line which problem an input was taken for, that does not name it: the answers are worth no more than that.
 */
export function reportGuess(name: string, choice: Choice, translate: Translate): void {
  if (choice.source !== 'fit') return;
  const sentence = message('{0}: {1}; name another problem with --game', name, guessWords(choice));
  writeLine(`winning-move: ${render(sentence, translate)}\n`);
}
