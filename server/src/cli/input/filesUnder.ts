import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { message } from '../../text/message';
import { Failure } from '../failure';

/** The `*.game` files in a folder and in those within it, in order, of which there has to be one; what is no folder stands for itself. */
export function filesUnder(operand: string): string[] {
  if (operand === '-' || !isFolder(operand)) return [operand];
  const files = gameFiles(operand);
  if (files.length === 0) throw new Failure(message('{0}: there is no *.game file in this folder', operand));
  return files.sort((a, b) => (a < b ? -1 : 1));
}

function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/** Folders that nobody keeps tests in, `.git` and `node_modules`, are passed by, and so are links, which may lead in a circle. */
function gameFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : gameFiles(name);
    return entry.isFile() && entry.name.endsWith('.game') ? [name] : [];
  });
}
