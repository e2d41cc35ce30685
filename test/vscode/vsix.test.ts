import assert from 'node:assert/strict';
import path from 'node:path';
import { eventually, withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');

describe('the packaged extension in VS Code', () => {
  const workbench = withWorkbench({ vsix: [VSIX], files: path.join(__dirname, 'workspace') });

  it('knows a *.game file by its name', async () => {
    await workbench().openFile('euclid.poj-2348.game');
    await eventually(async () => {
      assert.ok((await workbench().statusBar()).includes('Game'));
    });
    await workbench().screenshot('opened');
  });
});
