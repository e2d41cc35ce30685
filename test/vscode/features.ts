/** The features of the extension, each with a way to bring it into sight, for pictures to look at. */
import type { Locator } from 'playwright-core';
import { BOARD_FEATURES } from './boardFeatures';
import { eventually } from './eventually';
import { openSolved } from './openSolved';
import { programChoose, programRun, programStress } from './programFeatures';
import { SHOWN, WRONG } from './shownTexts';
import { toggleSideBar } from './sideBar';
import { strengthAdded, strengthExport, strengthLens, strengthList } from './strengthFeatures';
import type { Workbench } from './workbench';

export const SETTINGS = {
  'editor.hover.above': false,
  'editor.minimap.enabled': false,
  'editor.scrollBeyondLastLine': false,
  'testing.automaticallyOpenPeekView': 'failureInVisibleDocument',
  'testing.automaticallyOpenTestResults': 'neverOpen',
  'window.commandCenter': false,
};

export const SIZE = { width: 1100, height: 640 };

/** Brings a feature into sight. */
type Show = (workbench: Workbench) => Promise<void>;

const euclid = (...lines: string[]): string => ['# game: poj-2348', ...lines, ''].join('\n');

const STALE = euclid('34 12', '15 24', '25 7', '0 0');
const EXPECTED = euclid('34 12', '#> Stan wins', '15 24', '#> Stan wins', '25 7', '#> Stan wins', '0 0');
const MISTAKES = euclid('34 12', '15 24 7', '25  7');

/** All that there is to see, by the name of its picture. */
export const FEATURES: Readonly<Record<string, Show>> = {
  hover: hoverOn(SHOWN, '25 7', /25, 7/),
  'hover-lost': hoverOn(SHOWN, '15 24', /15, 24/),
  'hover-problem': hoverOn(SHOWN, 'poj-2348', /Euclid/),
  'hover-hint': hoverOn(STALE, 'subtract 2 × 7', /insert/),
  'verdicts-euclid': sample('euclid.poj-2348.game'),
  'verdicts-nim': sample('nim.poj-2234.game'),
  'verdicts-wythoff': sample('wythoff.poj-1067.game'),
  'verdicts-strip': sample('strip.poj-1704.game'),
  'verdicts-number-game': sample('numberGame.poj-1143.game'),
  'verdicts-northcott': sample('northcott.hdu-1730.game'),
  'verdicts-s-nim': sample('subtraction.hdu-1536.game'),
  findings,
  'findings-hover': findingHover,
  'findings-which': whichProblem,
  'findings-pasted': menuAt('Sample Input\n34 12\n15 24\n0 0\nSample Output\nStan wins\nOllie wins\n', 1, false),
  'empty-file': emptyFile,
  'quick-fix': menuAt(MISTAKES, 4),
  'quick-fix-expected': menuAt(EXPECTED, 5),
  play: menuAt(SHOWN, 3),
  'completion-problem': completionIn('# game: '),
  'completion-directive': completionIn('#'),
  'completion-empty': completionIn(''),
  'completion-expected': completionIn('# game: poj-2348\n34 12\n#> '),
  'completion-case': completionIn('# game: poj-2234\n3 3 6 9\n'),
  signature,
  outline,
  highlight,
  selection,
  folding,
  link,
  'code-lens': codeLens,
  'code-lens-layout': guessLens,
  compare,
  'output-stale': staleOutput,
  'expectation-wrong': wrongExpectation,
  'tests-run': testsRun,
  'tests-peek': testsPeek,
  'program-run': programRun,
  'program-stress': programStress,
  'program-choose': programChoose,
  'strength-lens': strengthLens,
  'strength-added': strengthAdded,
  'strength-list': strengthList,
  'strength-export': strengthExport,
  'line-of-play': lineOfPlay,
  ruleset,
  status,
  'problem-picker': picker('Winning Move: New Test File', '15 24'),
  'select-problem': picker('Winning Move: Select Problem', '3 4'),
  'walkthrough-open': walkthrough(0),
  'walkthrough-hover': walkthrough(1),
  'walkthrough-play': walkthrough(2),
  'walkthrough-write': walkthrough(3),
  'walkthrough-programs': walkthrough(4),
  'walkthrough-own': walkthrough(5),
  explorer,
  'explorer-menu': explorerMenu,
  'editor-menu': editorMenu,
  'title-menu': titleMenu,
  palette,
  log: logOutput,
  tasks: taskPicker,
  'task-check': taskCheck,
  settings: settingsPage,
  ...BOARD_FEATURES,
  'chinese-hover': hoverOn(SHOWN, '25 7', /25, 7/),
  'chinese-findings': findings,
  'chinese-walkthrough': walkthrough(1),
};

function hoverOn(text: string, place: string, expected: RegExp): Show {
  return async (workbench) => {
    await openSolved(workbench, 'hover.game', text);
    await workbench.hover(place, expected);
  };
}

function sample(name: string): Show {
  return async (workbench) => {
    await workbench.openFile(name);
    await workbench.untilLine();
  };
}

async function findings(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'chessmen.game', WRONG);
  await workbench.runCommand('View: Focus Problems (Errors, Warnings, Infos)');
  await workbench.page.locator('.markers-panel .monaco-list-row').nth(2).waitFor();
}

async function findingHover(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'chessmen.game', WRONG);
  await workbench.hover('17000', /10000/);
}

async function whichProblem(workbench: Workbench): Promise<void> {
  await workbench.openText('which.game', '3 4\n5 8\n0 0\n');
  await workbench.hover('3 4', /poj/);
}

async function emptyFile(workbench: Workbench): Promise<void> {
  await workbench.openText('empty.game', '');
  await workbench.page.locator('.codelens-decoration a').first().waitFor();
}

/** The light bulb's menu. */
function menuAt(text: string, line: number, isSolved = true): Show {
  return async (workbench) => {
    await (isSolved ? openSolved(workbench, 'menu.game', text) : workbench.openText('menu.game', text));
    await workbench.putCaret(line);
    // Answers that come late close it again.
    await workbench.page.waitForTimeout(1000);
    await workbench.page.keyboard.press('Control+.');
    await workbench.page.locator('.action-widget').first().waitFor();
  };
}

/** At the end of a file, with what is said of the first item. */
function completionIn(text: string): Show {
  return async (workbench) => {
    await workbench.openText('completion.game', text);
    const lines = text.split('\n');
    await workbench.putCaret(lines.length, lines.at(-1)!.length + 1);
    await workbench.page.keyboard.press('Control+Space');
    await workbench.page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor();
    const details = workbench.page.locator('.suggest-details-container');
    await details.waitFor({ timeout: 1500 }).catch(() => workbench.page.keyboard.press('Control+Space'));
  };
}

async function signature(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'signature.game', euclid('34 12', '15 ', '0 0'));
  await workbench.putCaret(3, 4);
  await workbench.runCommand('Trigger Parameter Hints');
  await workbench.page.locator('.parameter-hints-widget.visible').waitFor();
}

async function outline(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'outline.game', SHOWN);
  await workbench.putCaret(3);
  await workbench.runCommand('Explorer: Focus on Outline View');
  await workbench.page.locator('.outline-pane .monaco-list-row').nth(1).waitFor();
}

async function folding(workbench: Workbench): Promise<void> {
  await sample('subtraction.hdu-1536.game')(workbench);
  await workbench.putCaret(4);
  await workbench.runCommand('Fold All');
  await workbench.page.locator('.inline-folded').first().waitFor();
}

async function highlight(workbench: Workbench): Promise<void> {
  await sample('subtraction.hdu-1536.game')(workbench);
  await workbench.putCaret(6, 3);
  await workbench.page
    .locator('.wordHighlightText, .wordHighlight, .wordHighlightStrong')
    .first()
    .waitFor({ state: 'attached' });
}

async function selection(workbench: Workbench): Promise<void> {
  await sample('subtraction.hdu-1536.game')(workbench);
  await workbench.putCaret(6, 3);
  for (let wider = 0; wider < 3; wider++) await workbench.page.keyboard.press('Shift+Alt+ArrowRight');
}

async function link(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'link.game', SHOWN);
  await workbench.page.keyboard.down('Control');
  try {
    await workbench.hover('poj-2348', /ctrl/);
  } finally {
    await workbench.page.keyboard.up('Control');
  }
}

async function codeLens(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'lens.game', SHOWN);
  await workbench.page.locator('.codelens-decoration span').first().hover();
}

/** Nobody has named the problem. */
async function guessLens(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'lens.game', '20 3 1 3 8\n21 3 1 3 8\n13 2 1 13\n');
  await workbench.page.locator('#status\\.languageStatus').hover();
  await workbench.page.locator('.hover-language-status').first().waitFor();
}

async function compare(workbench: Workbench): Promise<void> {
  workbench.write('compare.out', 'Stan wins\nStan wins\n');
  await openSolved(workbench, 'compare.game', STALE);
  await workbench.runCommand('Winning Move: Compare with Expected Output');
  await workbench.page.locator('.monaco-diff-editor .line-insert, .monaco-diff-editor .line-delete').first().waitFor();
}

async function staleOutput(workbench: Workbench): Promise<void> {
  workbench.write('stale.out', 'Stan wins\nStan wins\nStan wins\n');
  await openSolved(workbench, 'stale.game', STALE);
  await eventually(async () => {
    if ((await workbench.squiggles()).length === 0) throw new Error('Nothing is underlined.');
  });
  await workbench.hover('15 24', /stale\.out/);
}

async function wrongExpectation(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'wrong.game', EXPECTED);
  await workbench.runCommand('View: Focus Problems (Errors, Warnings, Infos)');
}

async function testsRun(workbench: Workbench): Promise<void> {
  workbench.write('failing.game', EXPECTED);
  workbench.write('passing.game', SHOWN);
  await openSolved(workbench, 'failing.game', EXPECTED);
  await workbench.runCommand('Testing: Focus on Test Explorer View');
  await testRow(workbench, 'passing.game').waitFor();
  await workbench.runCommand('Test: Run All Tests');
  await workbench.page.locator('.test-explorer .codicon-testing-failed-icon').first().waitFor();
  for (const name of ['failing.game', 'passing.game']) {
    await testRow(workbench, name).click();
    await workbench.page.keyboard.press('ArrowRight');
  }
}

const testRow = ({ page }: Workbench, text: string): Locator =>
  page.locator('.test-explorer .monaco-list-row', { hasText: text }).first();

async function testsPeek(workbench: Workbench): Promise<void> {
  await testsRun(workbench);
  await testRow(workbench, '15 24').click();
  await workbench.page.keyboard.press('Control+;');
  await workbench.page.keyboard.press('Control+M');
  await workbench.page.locator('.test-output-peek').first().waitFor();
}

async function lineOfPlay(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'play.game', SHOWN);
  await workbench.putCaret(11);
  await workbench.runCommand('Winning Move: Show Line of Play');
  await untilWebview(workbench, /Winner/);
}

async function ruleset(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'rules.game', SHOWN);
  await workbench.hover('25 7', /Why:/);
  await workbench.page.locator('.monaco-hover:not(.hidden) a[data-href^="command:game.showRuleset"]').click();
  await untilWebview(workbench, /Euclid/);
}

/** Waits for the text of a page, such as a preview of Markdown. */
async function untilWebview(workbench: Workbench, expected: RegExp): Promise<void> {
  await eventually(async () => {
    const texts = await Promise.all(
      workbench.page.frames().map((frame) =>
        frame
          .locator('body')
          .innerText({ timeout: 500 })
          .catch(() => ''),
      ),
    );
    if (!texts.slice(1).some((text) => expected.test(text))) throw new Error(`No page reads ${String(expected)}.`);
  });
  // It is drawn behind a blank page first.
  await workbench.page.waitForTimeout(2000);
}

async function status(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'status.game', SHOWN);
  await workbench.page.locator('#status\\.languageStatus').hover();
  await workbench.page.locator('.hover-language-status').first().waitFor();
}

function picker(command: string, text: string): Show {
  return async (workbench) => {
    await workbench.openText('pick.game', `${text}\n0 0\n`);
    await workbench.runCommand(command);
    await workbench.row('poj-2348').waitFor();
  };
}

function walkthrough(step: number): Show {
  return async (workbench) => {
    await workbench.runCommand('Welcome: Open Walkthrough...');
    await workbench.row('Winning Move').click();
    await workbench.page.locator('.getting-started-step .step-title').nth(step).click();
    await untilWebview(workbench, /./);
  };
}

async function explorer(workbench: Workbench): Promise<void> {
  workbench.write('stale.out', 'Stan wins\nStan wins\nStan wins\n');
  await openSolved(workbench, 'stale.game', STALE);
  await toggleSideBar(workbench, true);
  await workbench.runCommand('View: Show Explorer');
}

async function explorerMenu(workbench: Workbench): Promise<void> {
  await explorer(workbench);
  await workbench.page
    .locator('.explorer-folders-view .monaco-list-row', { hasText: 'stale.game' })
    .click({ button: 'right' });
}

async function editorMenu(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'menu.game', SHOWN);
  const { x, y } = await workbench.placeOf('15 24');
  await workbench.page.mouse.click(x, y, { button: 'right' });
}

async function titleMenu(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'title.game', SHOWN);
  await workbench.page.locator('.editor-group-container.active .editor-actions .codicon-toolbar-more').click();
}

async function palette(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'palette.game', SHOWN);
  await workbench.page.keyboard.press('F1');
  await workbench.page.locator('.quick-input-widget input[type=text]').fill('>Winning Move: ');
}

async function logOutput(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'log.game', SHOWN);
  await workbench.runCommand('Winning Move: Show Log');
  await workbench.page.locator('.part.panel .view-line').first().waitFor();
}

async function taskPicker(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'task.game', WRONG);
  await workbench.runCommand('Tasks: Run Task');
  await workbench.row('winning-move').click();
  await workbench.row('check').waitFor();
}

async function taskCheck(workbench: Workbench): Promise<void> {
  await taskPicker(workbench);
  await workbench.row('check').click();
  await workbench.page.mouse.move(0, 0);
  await workbench.page.locator('.part.panel .xterm').first().waitFor();
  // What a terminal says is drawn, and cannot be waited for.
  await workbench.page.waitForTimeout(4000);
}

async function settingsPage(workbench: Workbench): Promise<void> {
  await workbench.runCommand('Preferences: Open Settings (UI)');
  await workbench.page.locator('.settings-editor .settings-header .monaco-editor').click();
  await workbench.page.keyboard.type('@ext:winning-move.winning-move ');
  await workbench.page
    .locator('.settings-editor .setting-item-contents', { hasText: 'Associations' })
    .first()
    .waitFor();
}
