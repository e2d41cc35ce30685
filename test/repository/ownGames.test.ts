/** What docs/own-games.md says of games is so: every example is played, every claim checked, every mistake made. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { caseAt, positionsOf } from '../../server/src/document/case';
import { diagnostics } from '../../server/src/features/diagnostic';
import { inlayHints } from '../../server/src/features/inlayHint';
import type { View } from '../../server/src/features/view';
import { RULE_KEYS } from '../../server/src/games/keyNames';
import { readRulesFile, ruleLine } from '../../server/src/games/lines';
import { parse } from '../../server/src/games/parse';
import { problemOf } from '../../server/src/games/problemOf';
import { ClaimCheck, type ClaimResult } from '../../server/src/rulesets/own/claims/claims';
import type { OwnPosition } from '../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../server/src/rulesets/own/ruleset';
import type { Part } from '../../server/src/rulesets/own/strategy';
import { english, render } from '../../server/src/text/message';
import { openView, outputOf } from '../features/view';

const root = path.join(__dirname, '../..');
const PAGE = readFileSync(path.join(root, 'docs/own-games.md'), 'utf8');

interface Block {
  readonly language: string;
  readonly text: string;
  /** What the page says from there to the next block. */
  readonly after: string;
}

const blocks: Block[] = [...PAGE.matchAll(/^```(\w+)\n([^]*?)^```\n([^]*?)(?=^```|$(?![^]))/gm)].map(
  ([, language, text, after]) => ({ language: language!, text: text!, after: after! }),
);
const games = blocks.filter(({ language }) => language === 'game');
const nameOf = (text: string): string => /^# game: (\S+)$/m.exec(text)![1]!;

/** The rows of the table below a heading, each as its cells. */
const rowsBelow = (heading: string): string[][] =>
  PAGE.slice(PAGE.indexOf(`## ${heading}`))
    .split('\n\n')
    .find((part) => part.startsWith('|'))!
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const codeIn = (cell: string): string => /^`(.*)`$/.exec(cell)![1]!;

async function errorsOf(view: View): Promise<string[]> {
  const findings = (await diagnostics(view, () => Promise.resolve(true))) ?? [];
  return findings.filter(({ severity }) => severity! <= 2).map(({ message }) => message as string);
}

const hintsOf = (view: View): string[] =>
  Array.from({ length: view.document.lineCount }, (_, line) => {
    const text = view.document.lineText(line);
    const range = { start: { line, character: 0 }, end: { line, character: text.length } };
    const hints = inlayHints(view, range, { verdict: true, winningMove: true });
    return hints.map(({ label }) => `${text}  ${label as string}\n`);
  }).flat();

const expectedIn = (text: string): string => [...text.matchAll(/^#> (.*)$/gm)].map(([, line]) => `${line!}\n`).join('');

/** What is found out about each claim of a game, with the numbers of its first case, in the words of the page. */
function claimsOf({ document }: View): string[] {
  const [first] = positionsOf(document, caseAt(document, 0)!);
  const { numbers } = first!.position as OwnPosition;
  const { rules } = document.choice.own!.game.declared!;
  return rules.claims.map((claim) => {
    const check = new ClaimCheck(rules, claim, numbers);
    while (!check.advance(1_000_000));
    return wordsOf(check.result!);
  });
}

function wordsOf(result: ClaimResult): string {
  switch (result.kind) {
    case 'proved':
      return 'proved';
    case 'induction':
      return 'proved for all numbers';
    case 'false':
      return `falls at ${partText(result.part)}`;
    case 'holds':
      return `holds for ${result.checked.toLocaleString('en')} positions, up to ${partText(result.last!)}`;
  }
}

const partText = (part: Part): string => (part.length === 1 ? part[0]!.toLocaleString('en') : `(${part.join(', ')})`);

describe('repository/ownGames', () => {
  it('has eleven games, all of them among the samples', () => {
    assert.equal(games.length, 11);
    const samples = readdirSync(path.join(root, 'samples')).filter((name) => name.startsWith('own-'));
    const named = samples.map((name) => nameOf(readFileSync(path.join(root, 'samples', name), 'utf8')));
    assert.deepEqual(games.map(({ text }) => nameOf(text)).sort(), [...new Set(named)].sort());
  });

  for (const { text, after } of games) {
    it(`shows of ${nameOf(text)} what an editor shows`, async () => {
      const view = openView(text, 'x.game');
      assert.equal(view.document.choice.source, 'own');
      assert.deepEqual(await errorsOf(view), []);
      assert.equal(outputOf(view), expectedIn(text));
      const [shown] = blocks
        .filter((block) => block.language === 'text' && block.after.length > 0)
        .filter(isAfter(text));
      if (shown) assert.ok(hintsOf(view).join('').endsWith(shown.text), hintsOf(view).join(''));
      else assert.notEqual(expectedIn(text), '');
      assert.ok(after.length > 0);
    });

    if (/^# claim:/m.test(text))
      it(`says of the claims of ${nameOf(text)} what is found out`, () => {
        const next = PAGE.slice(PAGE.indexOf(text) + text.length).split('\n```game\n')[0]!;
        const said = [...next.matchAll(/\*\*((?:proved|holds|falls)[^*]*)\*\*/g)].map(([, words]) => words!);
        assert.deepEqual(said, claimsOf(openView(text, 'x.game')));
      });
  }

  it('is begun in the README with a game that is played as it stands', async () => {
    const [section] = readFileSync(path.join(root, 'README.md'), 'utf8')
      .split('## A game of your own')[1]!
      .split('\n## ');
    const text = section!.replace(/^(?! {4}).*\n/gm, '').replace(/^ {4}/gm, '');
    const view = openView(text, 'x.game');
    assert.deepEqual(await errorsOf(view), []);
    assert.equal(outputOf(view), expectedIn(text));
    assert.deepEqual(claimsOf(view), ['proved']);
  });

  it('explains every line, and every example of one can be read', () => {
    const rows = [...rowsBelow('The lines'), ...rowsBelow('How moves are written')].map(([cell]) => codeIn(cell!));
    for (const row of rows) {
      const { findings } = parse({ name: 'x', prefix: '', lines: [ruleLine(row, 0, 0)!] });
      assert.deepEqual(findings, [], row);
    }
    const keys = new Set(rows.map((row) => row.split(':')[0]!));
    // What is trusted is no part of a first look.
    assert.deepEqual([...keys].sort(), RULE_KEYS.filter((key) => key !== 'trust').sort());
  });

  it('has moves that can be played as they are written', () => {
    for (const [cell] of rowsBelow('How moves are written')) {
      const { game } = problemOf(readRulesFile(`${codeIn(cell!)}\n`, 'x'), rulesetOf);
      assert.deepEqual(game.findings, [], cell);
      assert.ok(game.declared, cell);
    }
  });

  it('has a file of rules that can be played', () => {
    const files = blocks.filter(({ language }) => language === 'gamerules');
    assert.equal(files.length, 1);
    for (const { text } of files) assert.ok(problemOf(readRulesFile(text, 'x'), rulesetOf).problem);
  });

  it('quotes what is said of mistakes', () => {
    const rows = rowsBelow('When something is wrong');
    assert.ok(rows.length >= 8);
    for (const [written, said] of rows) {
      const lines = codeIn(written!).replaceAll(' · ', '\n');
      const { findings } = problemOf(readRulesFile(`${lines}\n`, 'x'), rulesetOf).game;
      assert.deepEqual(
        findings.map(({ message }) => render(message, english)),
        [said],
        lines,
      );
    }
  });
});

/** Tells whether a block comes after a text, with no game in between. */
const isAfter =
  (text: string) =>
  (block: Block): boolean => {
    const at = PAGE.indexOf(text) + text.length;
    const between = PAGE.slice(at, PAGE.indexOf(block.text, at));
    return PAGE.includes(block.text, at) && !between.includes('```game\n');
  };
