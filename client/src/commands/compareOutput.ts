import { CancellationTokenSource, commands, l10n, type Uri, window } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { textOf } from '../files/fileText';
import { expectedOutputOf, obstacle, outputFileOf, showRefusal } from '../outputs/expectedOutput';
import { isSameText } from '../outputs/sameText';
import { nameOf } from '../outputs/sibling';
import { trueOutputOf } from '../outputs/trueOutputs';
import { writeExpectedOutput } from './writeExpectedOutput';

/** Shows where `x.out` beside `x.game` is not what the judge expects. */
export async function compareOutput(extension: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const reason = obstacle(uri);
  if (reason !== undefined) return void window.showWarningMessage(reason);
  const answer = await expectedOutputOf(extension.server, uri, new CancellationTokenSource().token);
  if (answer && 'refusal' in answer) return void showRefusal(uri, answer.refusal);
  const output = outputFileOf(uri);
  const text = await textOf(output);
  if (text === undefined) return offerToWrite(extension, uri);
  if (answer && isSameText(text, answer.output))
    return void window.showInformationMessage(l10n.t('{0} is the expected output, line for line.', nameOf(output)));
  await commands.executeCommand(
    'vscode.diff',
    trueOutputOf(uri),
    output,
    l10n.t('{0}: expected ↔ in the file', nameOf(output)),
    { preview: true },
  );
}

async function offerToWrite(extension: Extension, uri: Uri): Promise<void> {
  const write = l10n.t('Write Expected Output');
  const chosen = await window.showInformationMessage(
    l10n.t('{0} does not exist yet.', nameOf(outputFileOf(uri))),
    write,
  );
  if (chosen === write) await writeExpectedOutput(extension, uri);
}
