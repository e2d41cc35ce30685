import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { message } from '../../text/message';
import { Failure, failureOf } from '../failure';
import { answerBeside, isJudgeInput } from '../judges/testPairs';

/**
 * Returns the `*.game` files in a folder and in those within it, and inputs with answers beside them, in order, of which
 * there has to be one; what is no folder stands for itself. A folder that cannot be read is told of, and the others are looked through all the same.
 */
export function filesUnder(operand: string, report: (failure: Failure) => void): string[] {
  if (operand === '-' || !isFolder(operand)) return [operand];
  const failures: Failure[] = [];
  const files = testFiles(operand, failures).sort(byNumbers);
  failures.forEach(report);
  if (files.length === 0 && failures.length === 0)
    throw new Failure(
      message('{0}: there is no *.game file in this folder, and no input with an answer beside it', operand),
    );
  return files;
}

export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Folders that nobody keeps tests in, `.git` and `node_modules`, are passed by, and so are links, which may lead in a
 * circle.
 */
function testFiles(top: string, failures: Failure[]): string[] {
  const files: string[] = [];
  const folders = [top];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(folder, failures)) {
      const name = path.join(folder, entry.name);
      const isPassedBy = entry.name.startsWith('.') || entry.name === 'node_modules';
      if (entry.isDirectory() && !isPassedBy) folders.push(name);
      else if (entry.isFile() && isTest(name)) files.push(name);
    }
  }
  return files;
}

const isTest = (file: string): boolean =>
  file.endsWith('.game') || (isJudgeInput(file) && answerBeside(file) !== undefined);

/** As people count: `2.in` comes before `10.in`. */
const byNumbers = (one: string, other: string): number => {
  order ??= new Intl.Collator('en', { numeric: true });
  return order.compare(one, other) || (one < other ? -1 : 1);
};

/** Made for the first folder: it takes as long as a small file. */
let order: Intl.Collator | undefined;

function entriesOf(folder: string, failures: Failure[]): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    failures.push(failureOf(error, folder));
    return [];
  }
}
