/** How long VS Code waits for the packaged extension when a file is opened, beside its own extension for JSON. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../vscode/eventually';
import { Workbench } from '../vscode/workbench';
import { machine, median, table } from './report.mjs';

const root = path.resolve(__dirname, '../..');
const ROUNDS = 5;
const EXTENSIONS = { 'Winning Move': 'Winning Move', 'JSON Language Features': 'JSON, part of VS Code' };

/** What VS Code says in its view of running extensions, in milliseconds. */
async function activationTimes(workbench: Workbench): Promise<number[]> {
  // Rows that are out of sight are not in the page.
  await workbench.page.setViewportSize({ width: 1280, height: 5000 });
  await workbench.runCommand('Developer: Show Running Extensions');
  return eventually(async () => {
    const rows = await workbench.page.locator('.runtime-extensions-editor .monaco-list-row').allInnerTexts();
    return Object.keys(EXTENSIONS).map((name) => {
      const [, time] = /Activation: (\d+)ms/.exec(rows.find((row) => row.includes(name)) ?? '') ?? [];
      if (time === undefined) throw new Error(`VS Code does not say how long ${name} took:\n${rows.join('\n')}`);
      return Number(time);
    });
  });
}

async function oneRound(): Promise<number[]> {
  const workbench = await Workbench.open({
    vsix: [path.join(root, 'dist/winning-move.vsix')],
    files: path.join(root, 'samples'),
  });
  try {
    writeFileSync(path.join(workbench.folder, 'some.json'), '{}\n');
    await workbench.openFile('some.json');
    await workbench.openFile('euclid.poj-2348.game');
    await eventually(async () => {
      if (!(await workbench.lines()).some((line) => line.includes('wins'))) throw new Error('There are no hints.');
    });
    return await activationTimes(workbench);
  } finally {
    await workbench.close();
  }
}

async function main(): Promise<void> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound());
  const rows = Object.values(EXTENSIONS).map((name, index) => {
    const times = rounds.map((times) => times[index]!);
    return [name, median(times), Math.min(...times), Math.max(...times)];
  });
  console.log(machine());
  console.log(table('Activation in VS Code, as VS Code tells it', ['', 'median, ms', 'least', 'most'], rows));
}

void main();
