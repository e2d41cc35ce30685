/** From the settings to a program that can be started: its words, and the build of its source. */
import { type CancellationToken, l10n, type OutputChannel, type Uri, window, workspace } from 'vscode';
import type { ProgramHost } from './host';
import { languageFor, programWords } from './settings';
import { extensionOf, type Language, substituted, type Variables } from './words';

export interface Program {
  /** What people call it: the file name of its source, or the program with its words. */
  readonly name: string;
  readonly words: readonly string[];
  /** The folder of the file, where it runs. */
  readonly folder: string | undefined;
  /** The source or the program itself: where it changes, the program is another one. */
  readonly source: string | undefined;
}

/** What a program is for. */
export interface Purpose {
  readonly uri: Uri;
  readonly problem: string | undefined;
}

export class Builder {
  private output: OutputChannel | undefined;
  /** When the source was changed that a program was built from, and by which words. */
  private readonly built = new Map<string, string>();

  constructor(private readonly host: ProgramHost) {}

  dispose(): void {
    this.output?.dispose();
  }

  /** Gives the program for a file, built if its source has changed; undefined if none is set or it cannot be built, which is said. */
  async program(purpose: Purpose, token: CancellationToken): Promise<Program | undefined> {
    const words = programWords(purpose.uri, purpose.problem);
    if (!words) return undefined;
    const folder = folderOf(purpose.uri);
    const variables = variablesFor(purpose, folder, this.host);
    const [name = '', ...rest] = substituted(words, variables);
    const source = /[/\\]|^[A-Za-z]:/.test(name) || folder === undefined ? name : this.host.join(folder, name);
    const language = languageFor(purpose.uri, extensionOf(name));
    if (!language || this.host.changed(source) === undefined)
      return { name: calledAs([name, ...rest]), words: [name, ...rest], folder, source };
    const out = this.outputOf(source, variables);
    if (!(await this.build(language, source, { ...variables, ...out }, folder, token))) return undefined;
    const built = [...substituted(language.run, { ...variables, ...out }), ...rest];
    return { name: calledAs([source, ...rest]), words: built, folder, source };
  }

  /** Programs are built where the extension keeps its files, so nothing is left beside the source. */
  private outputOf(source: string, { exe }: Variables): Variables {
    const [, name = 'program'] = /([^/\\]+?)(?:\.[^./\\]*)?$/.exec(source) ?? [];
    const outDir = this.host.storage('programs', hashOf(source));
    return { source, sourceBasenameNoExtension: name, outDir, out: this.host.join(outDir, `${name}${exe ?? ''}`) };
  }

  private async build(
    { build }: Language,
    source: string,
    variables: Variables,
    folder: string | undefined,
    token: CancellationToken,
  ): Promise<boolean> {
    if (!build) return true;
    const words = substituted(build, variables);
    const state = JSON.stringify([words, this.host.changed(source)]);
    if (this.built.get(source) === state) return true;
    const output = (this.output ??= window.createOutputChannel('Winning Move: Build'));
    output.clear();
    output.appendLine(words.join(' '));
    const ended = await this.host.start({ words, folder, onLine: (line) => output.appendLine(line) }, token);
    output.append(ended.complaint);
    if (ended.code === 0) this.built.set(source, state);
    else if (!token.isCancellationRequested) void this.sayNotBuilt(source, output);
    return ended.code === 0;
  }

  private async sayNotBuilt(source: string, output: OutputChannel): Promise<void> {
    output.show(true);
    const show = l10n.t('Show Output');
    const answer = await window.showErrorMessage(l10n.t('{0} could not be built.', source), show);
    if (answer === show) output.show();
  }
}

/** The program without its folders, and its words. */
const calledAs = ([program = '', ...words]: readonly string[]): string =>
  [program.replace(/^.*[/\\]/, ''), ...words].join(' ');

/** Undefined for a file that is not on the disk, in a window without a folder. */
export function folderOf(uri: Uri): string | undefined {
  const folder = workspace.getWorkspaceFolder(uri) ?? workspace.workspaceFolders?.[0];
  if (uri.scheme === 'file') return uri.fsPath.replace(/[/\\][^/\\]*$/, '') || '/';
  return folder?.uri.scheme === 'file' ? folder.uri.fsPath : undefined;
}

function variablesFor({ uri, problem }: Purpose, folder: string | undefined, { platform }: ProgramHost): Variables {
  const base = uri.path.replace(/^.*\//, '');
  const workspaceFolder = workspace.getWorkspaceFolder(uri) ?? workspace.workspaceFolders?.[0];
  return {
    file: uri.fsPath,
    fileDirname: folder,
    fileBasenameNoExtension: base.replace(/\.[^.]*$/, ''),
    workspaceFolder: workspaceFolder?.uri.fsPath,
    problem,
    exe: platform === 'win32' ? '.exe' : '',
  };
}

/** A short name for a path that others do not have. */
function hashOf(text: string): string {
  let hash = 0n;
  for (const unit of text) hash = (hash * 1_000_003n + BigInt(unit.codePointAt(0)!)) % (1n << 64n);
  return hash.toString(36);
}
