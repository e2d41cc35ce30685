/** The words of commands in the settings, with what stands for their variables. Pure, so that it is tested without VS Code. */

/** What `${name}` stands for. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Puts values in place of variables, word by word: nothing is ever split again. Unknown variables stay as they are. */
export const substituted = (words: readonly string[], variables: Variables): string[] =>
  words.map((word) => word.replace(/\$\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole));

/** Takes a setting apart that is a list of words; undefined for anything else, and for an empty list. */
const wordsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string') ? value : undefined;

/** Gives the words for a problem: the setting is a list, or has a list for each id; `*` is for all others. */
export function wordsFor(setting: unknown, problem: string | undefined): readonly string[] | undefined {
  if (typeof setting !== 'object' || setting === null || Array.isArray(setting)) return wordsIn(setting);
  const byProblem = setting as Readonly<Record<string, unknown>>;
  return wordsIn(problem === undefined ? undefined : byProblem[problem]) ?? wordsIn(byProblem['*']);
}

/** Gives the setting with words for a problem beside those that it has: a list of words so far was for all problems. */
export function withProgram(setting: unknown, problem: string | undefined, words: readonly string[]): unknown {
  const all = wordsIn(setting);
  const isTable = typeof setting === 'object' && setting !== null && !Array.isArray(setting);
  const before = all ? { '*': all } : isTable ? setting : {};
  return problem === undefined && !isTable ? words : { ...before, [problem ?? '*']: words };
}

/** How programs in a language are built and run; either may be left out. */
export interface Language {
  readonly build?: readonly string[];
  readonly run: readonly string[];
}

const RUN_OUTPUT = ['${out}'];

/** Gives the language of a source by its extension; a list of words builds a program that is run as it is. */
export function languageOf(setting: unknown, extension: string): Language | undefined {
  if (typeof setting !== 'object' || setting === null) return undefined;
  const found = (setting as Readonly<Record<string, unknown>>)[extension];
  const build = wordsIn(found);
  if (build) return { build, run: RUN_OUTPUT };
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
  const { build: how, run } = found as { build?: unknown; run?: unknown };
  const building = wordsIn(how);
  const running = wordsIn(run) ?? (building && RUN_OUTPUT);
  return running && { ...(building && { build: building }), run: running };
}

/** The extension of a path with its dot, in lower case; empty if there is none. */
export const extensionOf = (path: string): string => /\.[^./\\]+$/.exec(path)?.[0].toLowerCase() ?? '';
