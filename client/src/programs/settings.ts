/** The settings about programs, for a file. They count in trusted workspaces alone. */
import { type Uri, workspace } from 'vscode';
import { type Language, languageOf, wordsFor } from './words';

const about = (uri: Uri | undefined) => workspace.getConfiguration('game', uri);

/** Gives the words of the program for a file; undefined if none is set. */
export const programWords = (uri: Uri | undefined, problem: string | undefined): readonly string[] | undefined =>
  workspace.isTrusted ? wordsFor(about(uri).get('program'), problem) : undefined;

/** Tells whether a program is set for any problem, so that each file is a test. */
export function hasProgram(uri: Uri | undefined): boolean {
  const setting = about(uri).get<unknown>('program');
  return workspace.isTrusted && typeof setting === 'object' && setting !== null && Object.keys(setting).length > 0;
}

/** Tells whether a program is set in the window or in one of its folders. */
export const hasAnyProgram = (): boolean =>
  [undefined, ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri)].some(hasProgram);

export const languageFor = (uri: Uri | undefined, extension: string): Language | undefined =>
  languageOf(about(uri).get('build'), extension);

/** Gives the extensions of sources that can be built or run, with their dots. */
export function sourceExtensions(uri: Uri | undefined): string[] {
  const setting = about(uri).get<unknown>('build');
  const names = typeof setting === 'object' && setting !== null ? Object.keys(setting) : [];
  return names.filter((name) => /^\.\w+$/.test(name) && languageFor(uri, name) !== undefined);
}

export const timeLimit = (uri: Uri | undefined): number => positive(about(uri).get('timeLimit'), 2000);
export const stressSeconds = (uri: Uri | undefined): number => positive(about(uri).get('stress.seconds'), 10);

export const debugConfiguration = (uri: Uri | undefined): string => {
  const name = about(uri).get<unknown>('debug');
  return typeof name === 'string' ? name : '';
};

const positive = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 && value < 1e9 ? value : otherwise;
