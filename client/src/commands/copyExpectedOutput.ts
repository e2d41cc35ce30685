import { env, l10n, window } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { computedOutput } from '../outputs/computedOutput';

const MILLISECONDS_SHOWN = 3000;

/** Copies what the judge expects for the text as it is seen, saved or not. */
export async function copyExpectedOutput({ server }: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  const output = uri && (await computedOutput(server, uri));
  if (output === undefined) return;
  await env.clipboard.writeText(output);
  window.setStatusBarMessage(l10n.t('Copied expected output to the clipboard'), MILLISECONDS_SHOWN);
}
