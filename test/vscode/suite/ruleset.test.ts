import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from './scratch';

const tabs = (): string[] => vscode.window.tabGroups.all.flatMap(({ tabs: all }) => all.map(({ label }) => label));

describe('Show Ruleset', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('opens the page on the ruleset', async () => {
    await vscode.commands.executeCommand('game.showRuleset', 'euclid');
    await eventually(() => assert.match(tabs().join(), /euclid\.md/));
  });

  it('opens nothing but pages on rulesets', async () => {
    for (const name of ['../README', '..', 'a/b', '', 'no-such-game', 3, undefined])
      await vscode.commands.executeCommand('game.showRuleset', name);
    assert.deepEqual(tabs(), []);
  });
});
