/** A folder that nobody has trusted yet, with settings that mean harm. */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');
const GAME = 'x.poj-2348.game';

describe('the packaged extension in a folder that is not trusted', () => {
  const files = mkdtempSync(path.join(tmpdir(), 'winning-move-'));
  mkdirSync(path.join(files, 'cases'));
  mkdirSync(path.join(files, '.vscode'));
  const settings = { 'game.expectedOutput.extension': '.cpp' };
  writeFileSync(path.join(files, '.vscode/settings.json'), JSON.stringify(settings));
  writeFileSync(path.join(files, GAME), '34 12\n15 24\n0 0\n');
  writeFileSync(path.join(files, 'x.poj-2348.cpp'), 'int main() {}\n');
  after(() => rmSync(files, { recursive: true }));

  const workbench = withWorkbench({ vsix: [VSIX], files, isRestricted: true });
  const names = (): string[] => readdirSync(workbench().folder).sort();
  const read = (name: string): string => readFileSync(path.join(workbench().folder, name), 'utf8');

  it('opens in Restricted Mode', async () => {
    await eventually(async () => {
      assert.match((await workbench().statusBar()).join('\n'), /Restricted Mode/);
    });
  });

  it('answers all the same', async () => {
    await workbench().openFile(GAME);
    await workbench().untilLine(/^34 12\s*𝒩 Stan wins/);
    await workbench().hover('34 12', /Why:/);
    await workbench().screenshot('restricted');
  });

  it('says on the lens where the output will go', async () => {
    await eventually(async () => {
      const lenses = await workbench().page.locator('.codelens-decoration').allInnerTexts();
      assert.match(lenses.join('\n'), /x\.poj-2348\.out/);
    });
  });

  it('writes x.out, whatever the settings of the folder say', async () => {
    await workbench().runCommand('Winning Move: Write Expected Output');
    await eventually(() => {
      assert.equal(read('x.poj-2348.out'), 'Stan wins\nOllie wins\n');
    });
    assert.equal(read('x.poj-2348.cpp'), 'int main() {}\n');
    assert.deepEqual(names(), ['.vscode', 'cases', 'x.poj-2348.cpp', GAME, 'x.poj-2348.out']);
  });

  it('follows no link', async () => {
    const elsewhere = path.join(workbench().folder, '../rc');
    writeFileSync(elsewhere, 'precious\n');
    symlinkSync(elsewhere, path.join(workbench().folder, 'x.poj-2348.in'));
    await workbench().runCommand('Winning Move: Write Judge Input');
    await eventually(async () => {
      assert.match(await workbench().message(), /x\.poj-2348\.in is a symbolic link/);
    });
    assert.equal(readFileSync(elsewhere, 'utf8'), 'precious\n');
    rmSync(path.join(workbench().folder, 'x.poj-2348.in'));
  });

  it('takes the setting once the folder is trusted', async () => {
    await workbench().runCommand('Workspaces: Manage Workspace Trust');
    await workbench()
      .page.locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ })
      .first()
      .click();
    await eventually(async () => {
      assert.doesNotMatch((await workbench().statusBar()).join('\n'), /Restricted Mode/);
    });
    await workbench().openFile(GAME);
    await workbench().runCommand('Winning Move: Write Expected Output');
    await eventually(() => {
      assert.equal(read('x.poj-2348.cpp'), 'Stan wins\nOllie wins\n');
    });
    assert.equal(read('x.poj-2348.cpp.bak'), 'int main() {}\n');
    assert.ok(!existsSync(path.join(workbench().folder, '../x.poj-2348.cpp')));
  });
});
