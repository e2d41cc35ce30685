/** What VS Code gives for a file, as plain values. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** The labels of the inlay hints, each with its line. */
export async function hintsOf(uri: vscode.Uri): Promise<[number, string][]> {
  const range = new vscode.Range(0, 0, 1000, 0);
  const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>('vscode.executeInlayHintProvider', uri, range);
  return hints.map(({ position, label }) => [
    position.line,
    typeof label === 'string' ? label : label.map(({ value }) => value).join(''),
  ]);
}

/** All that the hovers on a line say. */
export async function hoverOf(uri: vscode.Uri, line: number): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    uri,
    new vscode.Position(line, 0),
  );
  return hovers
    .flatMap(({ contents }) => contents.map((content) => (typeof content === 'string' ? content : content.value)))
    .join('\n');
}

/** The codes of the findings, each with its line. */
export const codesOf = (uri: vscode.Uri): [number, string][] =>
  vscode.languages
    .getDiagnostics(uri)
    .map(({ range, code }) => [range.start.line, typeof code === 'object' ? String(code.value) : String(code)]);

export async function actionsOf(
  uri: vscode.Uri,
  line: number,
  kind: vscode.CodeActionKind,
): Promise<vscode.CodeAction[]> {
  const range = new vscode.Range(line, 0, line, 0);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    range,
    kind.value,
    100,
  );
  return actions.filter(({ disabled }) => disabled === undefined);
}

/** Does what VS Code does when the user chooses an action. */
export async function apply({ title, edit, command }: vscode.CodeAction): Promise<void> {
  if (edit) assert.ok(await vscode.workspace.applyEdit(edit), title);
  if (command) await vscode.commands.executeCommand(command.command, ...((command.arguments ?? []) as unknown[]));
}

export async function applyTitled(
  uri: vscode.Uri,
  line: number,
  kind: vscode.CodeActionKind,
  title: RegExp,
): Promise<void> {
  const actions = await actionsOf(uri, line, kind);
  const action = actions.find((candidate) => title.test(candidate.title));
  assert.ok(action, `${title} is none of: ${actions.map((candidate) => candidate.title).join(', ')}`);
  await apply(action);
}
