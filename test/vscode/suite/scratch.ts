import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from '../eventually';

export { eventually };

/** Each test file is a bundle of its own, with this file in it. */
const mine = Date.now().toString(36);
let count = 0;

/** The folder that is open; the runner has made a copy of it. */
export const folder = (): vscode.Uri => vscode.workspace.workspaceFolders![0]!.uri;

/** A new file in a folder of its own, so that tests do not get into each other's way. */
export async function write(name: string, text: string): Promise<vscode.Uri> {
  const uri = vscode.Uri.joinPath(folder(), `scratch-${mine}-${++count}`, name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}

/** A new file in the active editor. */
export async function open(name: string, text: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await write(name, text));
}

export async function read(uri: vscode.Uri): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}

/** Accepts what the list of VS Code has chosen, as soon as there is one, until that has done what it does. */
export async function acceptPick(isDone: () => boolean): Promise<void> {
  await eventually(async () => {
    if (!isDone()) await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    assert.ok(isDone());
  });
}

/** The names of the files beside this one, itself included. */
export async function namesBeside(uri: vscode.Uri): Promise<string[]> {
  return (await vscode.workspace.fs.readDirectory(vscode.Uri.joinPath(uri, '..'))).map(([name]) => name).sort();
}
