import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, read, write } from './scratch';

async function run(task: vscode.Task): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const listener = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
      if (execution.task.name !== task.name) return;
      listener.dispose();
      resolve(exitCode);
    });
    vscode.tasks.executeTask(task).then(undefined, reject);
  });
}

async function taskNamed(name: string): Promise<vscode.Task> {
  const tasks = await vscode.tasks.fetchTasks({ type: 'winning-move' });
  return tasks.find((task) => task.name === name)!;
}

describe('tasks', () => {
  it('are there for the folder', async () => {
    const tasks = await vscode.tasks.fetchTasks({ type: 'winning-move' });
    assert.deepEqual(tasks.map(({ name }) => name).sort(), ['check', 'write']);
  });

  it('check tells of the findings in files that are not open', async () => {
    const uri = await write('task.poj-2348.game', '25 x\n0 0\n');
    assert.equal(await run(await taskNamed('check')), 1);
    await eventually(() => {
      const [finding] = vscode.languages.getDiagnostics(uri);
      assert.equal(finding?.severity, vscode.DiagnosticSeverity.Error);
      assert.deepEqual([finding.range.start.line, finding.range.start.character, finding.code], [0, 3, 'not-a-number']);
    });
    await vscode.workspace.fs.delete(uri);
  });

  it('write writes the expected outputs', async () => {
    const uri = await write('task.poj-2348.game', '25 7\n0 0\n');
    await run(await taskNamed('write'));
    assert.equal(await read(vscode.Uri.joinPath(uri, '../task.poj-2348.out')), 'Stan wins\n');
  });
});
