/** The library of the user's own that `--library FOLDER` names: a folder with files of rules. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Declaration } from '../../document/choice/declaration';
import { RULES_EXTENSION } from '../../document/rules/rulesDocument';
import { problemsById } from '../../library/index';
import type { Problem } from '../../problems/problem';
import { failureOf } from '../failure';
import { isRulesFile, playableOf, rulesIn } from './rulesFile';

/** More files are no library, but a mistake in the folder. */
const MOST_FILES = 1000;

let games: ReadonlyMap<string, Declaration> = new Map();

/** Returns the games of the library, by their ids; none if no folder was named. */
export const library = (): ReadonlyMap<string, Declaration> => games;

/** Takes the games in a folder for the library. Throws a failure if it cannot be read. */
export function useLibrary(folder: string): void {
  games = libraryIn(folder);
}

/** Returns the problem of the library with this id; undefined if there is none, a `Refusal` if its rules have a mistake. */
export const problemInLibrary = (id: string): Problem | undefined => {
  const found = games.get(id.toLowerCase());
  return found && playableOf(found, `${found.text.name}${RULES_EXTENSION}`).problem;
};

/** Returns the problems of the library that can be played. */
export const problemsInLibrary = (): Problem[] =>
  [...games.values()].flatMap(({ playable }) => playable?.problem ?? []);

/** Returns the games in a folder that are not built in, by the names of their files in small letters. Throws a failure if it cannot be read. */
function libraryIn(folder: string): ReadonlyMap<string, Declaration> {
  const files = filesIn(folder).slice(0, MOST_FILES);
  return new Map(
    files.filter((file) => !problemsById.has(idOf(file))).map((file) => [idOf(file), rulesIn(path.join(folder, file))]),
  );
}

const idOf = (file: string): string => file.slice(0, -RULES_EXTENSION.length).toLowerCase();

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isRulesFile(entry.name) && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw failureOf(error, folder);
  }
}
