import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Command } from 'vscode-languageserver-types';
import { codeLenses, countAll, type LensSettings } from '../../server/src/features/codeLens';
import type { View } from '../../server/src/features/view';
import { problemsById } from '../../server/src/problems/index';
import { runs } from '../thorough';
import { anyView, assertInside, goOn } from './anyView';
import { openView } from './view';

const settings: LensSettings = { codeLens: true, strength: true, outputName: 'x.out' };

const open = (text: string, fileName: string): View => ({ ...openView(text, fileName), hasCommands: true });

const commandsOf = async (view: View, wanted = settings): Promise<Command[]> =>
  (await codeLenses(view, wanted, goOn)).lenses.map(({ command }) => command!);

async function summaryOf(text: string, fileName: string): Promise<Command> {
  const [summary] = await commandsOf(open(text, fileName));
  assert.equal(summary!.command, '');
  return summary!;
}

describe('features/codeLens', () => {
  it('has the numbers and the commands above the first line', async () => {
    const { lenses } = await codeLenses(open('34 12\n0 0\n', 'x.poj-2348.game'), settings, goOn);
    assert.deepEqual(
      lenses.map(({ command, range }) => [command?.title, command?.command, command?.arguments, range.start.line]),
      [
        ['1 case · 1 Stan · no bounds reached', '', undefined, 0],
        ['Open board', 'game.openBoard', ['file:///x.poj-2348.game'], 0],
        ['Write expected output', 'game.writeExpectedOutput', ['file:///x.poj-2348.game'], 0],
        ['Compare with x.out', 'game.compareOutput', ['file:///x.poj-2348.game'], 0],
        ['Copy judge input', 'game.copyJudgeInput', ['file:///x.poj-2348.game'], 0],
      ],
    );
  });

  it('offers no output beside a file that is nowhere yet', async () => {
    const commands = await commandsOf(open('34 12\n0 0\n', 'x.poj-2348.game'), { ...settings, outputName: undefined });
    assert.deepEqual(
      commands.map(({ command }) => command),
      ['', 'game.openBoard', 'game.showExpectedOutput', 'game.copyJudgeInput'],
    );
  });

  it('is silent where it is switched off, has no commands, or no cases', async () => {
    const view = open('34 12\n0 0\n', 'x.poj-2348.game');
    assert.deepEqual(await commandsOf(view, { ...settings, codeLens: false }), []);
    assert.deepEqual(await commandsOf({ ...view, hasCommands: false }), []);
    assert.deepEqual(await commandsOf(open('0 0\n', 'x.poj-2348.game')), []);
  });

  it('shows a way out of an empty file, and of a layout that fits nothing', async () => {
    const told = async (text: string, fileName: string): Promise<string[]> =>
      (await commandsOf(open(text, fileName))).map(({ title, command }) => `${title} ${command}`);
    const select = 'Select the problem… game.selectProblem';
    assert.deepEqual(await told('34 x 5\n', 'x.game'), [select]);
    assert.deepEqual(await told('', 'x.game'), [select, 'Insert a sample… game.insertSample']);
    assert.deepEqual(await told('# a comment\n\n', 'x.game'), [select, 'Insert a sample… game.insertSample']);
    assert.deepEqual(await told('# game: nim\n', 'x.game'), [select]);
    assert.deepEqual(await told('', 'x.hdu-1525.game'), ['Insert the sample of hdu-1525 game.insertSample']);
  });

  it('has the commands of the server where the editor has none of its own', async () => {
    const view = openView('34 12\n0 0\n', 'x.poj-2348.game');
    const titles = async (commands: string[]) =>
      (await commandsOf(view, { ...settings, commands })).map(({ title, command }) => [title, command]);
    const summary = ['1 case · 1 Stan · no bounds reached', 'game.showSummary'];
    assert.deepEqual(await titles(['game.showSummary']), [summary]);
    assert.deepEqual(await titles(['game.showSummary', 'game.writeExpectedOutput']), [
      summary,
      ['Write expected output', 'game.writeExpectedOutput'],
    ]);
  });

  it('begins with the problem that nobody has named, and a click names another', async () => {
    const { input } = problemsById.get('hdu-1536')!.sample;
    const [guess, summary] = await commandsOf(open(input, 'x.game'));
    assert.deepEqual(
      [guess!.title, guess!.command, guess!.arguments],
      ['S-Nim (hdu-1536), told by the layout', 'game.selectProblem', ['file:///x.game']],
    );
    assert.match(summary!.title, /^2 cases/);
    for (const [text, name] of [
      [input, 'x.hdu-1536.game'],
      [`# game: hdu-1536\n${input}`, 'x.game'],
    ] as const)
      assert.doesNotMatch((await commandsOf(open(text, name)))[0]!.title, /layout/);
  });

  it('asks which problem it is where several fit', async () => {
    const [question, ...more] = await commandsOf(open('34 12\n0 0\n', 'x.game'));
    assert.match(question!.title, /^Which problem is it\? \d+ fit …$/);
    assert.deepEqual(
      [question!.command, question!.arguments, more.length],
      ['game.selectProblem', ['file:///x.game'], 0],
    );
    const [perhaps] = await commandsOf(open('20 3 1 3 8\n', 'x.game'));
    assert.deepEqual(
      [perhaps!.title, perhaps!.command],
      ['Which problem is it? It may be uva-10404 …', 'game.selectProblem'],
    );
  });

  it('says who wins, by the names of the players', async () => {
    assert.equal(
      (await summaryOf('34 12\n15 24\n25 7\n0 0\n', 'x.poj-2348.game')).title,
      '3 cases · 2 Stan · 1 Ollie · no bounds reached',
    );
    assert.equal(
      (await summaryOf('1 3\n1 x\n0 0\n', 'x.poj-2348.game')).title,
      '2 cases · 1 Stan · 1 without an answer · bounds reached: a min',
    );
    assert.equal((await summaryOf('1 1\n0 0\n', 'x.poj-2348.game')).title, '1 case · 1 Stan · bounds reached: min');
  });

  it('says how many positions there are where cases hold several', async () => {
    assert.equal(
      (await summaryOf('2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n', 'x.hdu-1536.game')).title,
      '1 case · 3 positions · 2 won · 1 lost · no bounds reached',
    );
  });

  it('says which bounds are hit, by name where numbers differ, and in the tooltip which are not', async () => {
    const { title, tooltip } = await summaryOf('1\n3\n1 2 10000\n', 'x.poj-1704.game');
    assert.equal(title, '1 case · 1 Georgia · bounds reached: T min, P min max');
    assert.deepEqual(tooltip?.split('\n'), [
      '1 ≤ T ≤ 20: the maximum does not occur',
      '1 ≤ N ≤ 1000: neither bound occurs',
      '1 ≤ P ≤ 10000: both bounds occur',
    ]);
    assert.match((await summaryOf('1\n9999999\n', 'x.take-1-to-3.game')).title, /· bounds reached: min max$/);
  });

  it('is in the language of the reader', async () => {
    const view = { ...open('1 3\n1 x\n0 0\n', 'x.poj-2348.game'), translate: (template: string) => `«${template}»` };
    const [summary, ...actions] = await commandsOf(view);
    assert.deepEqual(
      actions.map(({ title }) => title),
      ['«Open board»', '«Write expected output»', '«Compare with x.out»', '«Copy judge input»'],
    );
    assert.equal(
      summary!.title,
      '«2 cases» · «⟨cases that a player wins⟩1 Stan» · «1 without an answer» · «bounds reached: «a «min»»»',
    );
    assert.equal(summary!.tooltip, '«a ≥ 1: the minimum occurs»\n«b ≥ 1: the minimum does not occur»');
  });

  it('says so while counting takes long, and has it counted on', async () => {
    const view = open('2 3\n3 7\n'.repeat(40_000), 'x.poj-2348.game');
    const first = await codeLenses(view, settings, goOn);
    assert.deepEqual([first.isInterim, first.lenses[0]?.command?.title], [true, '80000 cases · counting who wins …']);
    await countAll(view.document, goOn);
    const second = await codeLenses(view, settings, goOn);
    assert.deepEqual(
      [second.isInterim, second.lenses[0]?.command?.title],
      [false, '80000 cases · 40000 Stan · 40000 Ollie · no bounds reached'],
    );
  });

  it('needs no interim words after an edit', async () => {
    const view = open('1 2\n3 7\n'.repeat(40_000), 'x.poj-2348.game');
    await countAll(view.document, goOn);
    view.document.update([
      { span: { start: { line: 40_000, character: 0 }, end: { line: 40_000, character: 1 } }, text: '2' },
    ]);
    assert.equal((await codeLenses(view, settings, goOn)).isInterim, false);
  });

  it('stops when it is told to, and asks nobody to count on', async () => {
    const view = open('1 2\n0 0\n', 'x.poj-2348.game');
    assert.equal((await codeLenses(view, settings, () => Promise.resolve(false))).isInterim, false);
    assert.equal(await countAll(view.document, () => Promise.resolve(false)), undefined);
  });

  it('finds words for any file', () =>
    fc.assert(
      fc.asyncProperty(anyView, async (view) => {
        for (const { range, command } of (await codeLenses(view, settings, goOn)).lenses) {
          assertInside(view, range);
          assert.match(command!.title, /^\S.*\S$/);
        }
      }),
      runs(200),
    ));
});
