/** Games of one's own in documents: declared in the header, or in a file of rules beside. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answer, caseAt } from '../../server/src/document/case';
import { type Declaration, declare } from '../../server/src/document/choice/declaration';
import { type Change, GameDocument } from '../../server/src/document/document';
import { refusal } from '../../server/src/document/output';
import { examinationOf } from '../../server/src/document/rules/claimFindings';
import { readRulesFile } from '../../server/src/games/lines';
import { english, render } from '../../server/src/text/message';
import { anyDraw, type Draw, editNote, textNote } from '../draw';
import { judged } from '../games/declare';
import { applyEdits, replaced } from '../text/edits';
import { runs } from '../thorough';
import { allFindings, observe } from './observe';

const open = (text: string, rules: Readonly<Record<string, string>> = {}, fileName = 'x.game'): GameDocument =>
  new GameDocument(`file:///${fileName}`, text, { fileName, rules: rulesBeside(rules) }, 64);

const rulesBeside = (rules: Readonly<Record<string, string>>): ReadonlyMap<string, Declaration> =>
  new Map(Object.entries(rules).map(([name, text]) => [name, declare(readRulesFile(text, name))]));

const outputOf = (document: GameDocument): string =>
  Array.from(
    { length: document.end.cases },
    (_, index) => `${answer(document, caseAt(document, index)!).output?.join('\n') ?? '?'}\n`,
  ).join('');

const shown = (document: GameDocument): string[] =>
  allFindings(document).map(
    ({ code, severity, span: { start }, message }) =>
      `${start.line + 1}:${start.character + 1} ${severity} ${code}: ${render(message, english)}`,
  );

const STONES = '# game: stones\n# input: N K / a1 … aN\n# move: take a from K\n# win: First\n# lose: Second\n';

describe('document/own', () => {
  it('plays the rules that the header declares', () => {
    const document = open(`${STONES}2 4\n2 3\n`);
    const { source, id } = document.choice;
    assert.deepEqual([source, id, document.problem?.title], ['own', 'stones', 'stones']);
    assert.equal(outputOf(document), 'First\n');
    assert.deepEqual(shown(document), []);
    assert.equal(document.header?.name, 'stones');
  });

  it('takes a name of several words, if rules follow', () => {
    const text = STONES.replace('stones', 'my own stones');
    assert.equal(open(`${text}2 4\n2 3\n`).problem?.id, 'my own stones');
    assert.equal(open('# Game: a remark on the side\n2 4\n').choice.source, undefined);
    assert.equal(open(`# Game: a remark of mine\n${STONES}2 4\n2 3\n`).problem?.id, 'stones');
  });

  it('shows what is wrong with the rules, and answers nothing then', () => {
    const document = open('# game: stones\n# input: n\n# move: take 1..kk from n\n3\n');
    assert.deepEqual([document.problem, document.choice.source], [undefined, 'own']);
    assert.deepEqual(shown(document), ['3:17 error unknown-name: Unknown name kk.']);
    assert.equal(refusal(document)?.code, 'unknown-name');
  });

  it('leaves rules of a game that is built in alone, and says so', () => {
    const text = '# game: poj-2348\n# input: a / …\n# move: take 1..3\n34 12\n0 0\n';
    const document = open(text);
    assert.equal(document.problem?.id, 'poj-2348');
    assert.deepEqual(shown(document), [
      '3:3 warning rules-unused: poj-2348 is built in, and played by its own rules: these lines are comments.',
    ]);
    const [{ fixes }] = allFindings(document) as [ReturnType<typeof allFindings>[0]];
    assert.equal(open(applyEdits(text, fixes![0]!.edits)).choice.source, 'own');
    assert.deepEqual(shown(open('# game: poj-2348\n# input: of the statement\n34 12\n0 0\n')), []);
  });

  it('says that rules above the name say nothing', () => {
    const document = open('# misere: yes\n# by: me\n# game: stones\n# move: take 1..3\n3\n');
    assert.deepEqual(shown(document), [
      '1:3 warning rules-unused: Rules stand below the line that names the game: above it they say nothing.',
    ]);
  });

  it('begins a game below a name that nobody knows', () => {
    const text = '# game: stones\n3 4\n1 2\n0 0\n';
    const [finding] = allFindings(open(text));
    assert.equal(finding?.code, 'unknown-problem');
    assert.equal(
      applyEdits(text, finding.fixes!.at(-1)!.edits),
      '# game: stones\n# input: a b / … / 0 0\n# move: \n3 4\n1 2\n0 0\n',
    );
  });

  it('reads a header that is longer than the beginning, and refuses one that goes on too long', () => {
    const remark = `# ${'x'.repeat(1000)}\n`;
    const long = open(`# game: stones\n${remark.repeat(20)}# move: take 1..3\n# win: W\n# lose: L\n4\n`);
    assert.equal(outputOf(long), 'L\n');
    for (const text of [`# game: stones\n# move: take 1..3\n${remark.repeat(70)}`, `${STONES}${'#\n'.repeat(95)}`]) {
      const document = open(`${text}# misere: yes\n4\n`);
      assert.equal(document.problem, undefined);
      assert.deepEqual(
        allFindings(document).map(({ code }) => code),
        ['too-long'],
      );
    }
  });

  it('plays the rules of a file beside that the header or the file name names', () => {
    const rules = { stones: 'move: take 1..3\nwin: W\nlose: L\n' };
    const named = open('# game: stones\n4\n', rules);
    assert.deepEqual([named.problem?.id, named.choice.source, outputOf(named)], ['stones', 'own', 'L\n']);
    assert.equal(outputOf(open('5\n', rules, 'hard.stones.game')), 'W\n');
    assert.equal(open('5\n', rules, 'hard.sticks.game').problem, undefined);
    assert.deepEqual(open('5\n', {}, 'hard.sticks.game').choice.wanted, ['sticks']);
    assert.deepEqual(open('# game: Sticks\n5\n').choice.wanted, ['Sticks']);
    for (const name of ['../x', 'a/b', '..', 'c:', 'a\\b'])
      assert.equal(open(`# game: ${name}\n5\n`).choice.wanted, undefined, name);
    assert.equal(open('# game: poj-2348\n5\n').choice.wanted, undefined);
    assert.deepEqual(shown(open('# game: stones\n4\n', { stones: 'input: n\nmove: take 1..kk\n' })), [
      '1:9 error broken-rules: The rules in stones.gamerules cannot be played: line 2: Unknown name kk.',
    ]);
    const own = open('# game: stones\n# move: take 1..4\n4\n', rules);
    assert.equal(own.choice.own?.game.name, 'stones');
    assert.equal(own.problem?.ruleset.outcome({ numbers: { constants: [], lists: [] }, parts: [[4]] }), 'N');
  });

  it('keeps what is known after an edit that changes nothing of the game', () => {
    const document = open(`${STONES}2 4\n2 3\n`);
    const { problem, blocks } = document;
    const block = blocks.at(0);
    const at = (line: number, character = 0) => ({ line, character });
    document.update([{ span: { start: at(1), end: at(1) }, text: '# by me\n' }]);
    assert.equal(document.problem, problem, 'a comment');
    document.update([{ span: { start: at(3, 22), end: at(3, 22) }, text: '\n# claim: P when K = 0' }]);
    assert.equal(document.problem, problem, 'a claim');
    assert.notEqual(document.blocks.at(0), block, 'what is known of a block that changed is not kept');
    document.update([{ span: { start: at(5), end: at(5) }, text: '# misere: yes\n' }]);
    assert.notEqual(document.problem, problem, 'another rule');
    assert.equal(document.blocks, blocks, 'the same cases');
    document.update([{ span: { start: at(2, 14), end: at(2, 14) }, text: 'M ' }]);
    assert.notEqual(document.blocks, blocks, 'other cases');
  });
});

/** Pieces of headers that are typed and removed. */
const PIECES = [
  ...[
    '# misere: yes\n',
    '# claim: P when n = 0\n',
    '# trust: P when n = 0\n',
    '# bounds: 1 <= n <= 4\n',
    '# by me\n',
    '\n',
  ],
  ...[
    '# win: W\n# lose: L\n',
    '# say: Case {i}: {}\n',
    '# input: T / n / …\n',
    '# input: n k / …\n',
    '# move: take 1..2\n',
  ],
  ...[
    '# start: (n + 1)\n',
    '# ask: h for h in 1..n\n',
    '#> L\n',
    '3\n',
    '2\n1\n4\n',
    '1',
    ' ',
    'k',
    '#',
    '# game: poj-2348\n',
  ],
];

const anyText = (draw: Draw): string => {
  const { header, input } = draw.oneOf(Object.values(judged));
  const lines = draw.oneIn(2) ? header : ['move: take 1..3', 'win: W', 'lose: L'];
  const text = `# game: mine\n${lines.map((line) => `# ${line}\n`).join('')}${draw.oneIn(2) ? input : '3\n4\n#> L\n12\n'}`;
  return draw.note(text, textNote);
};

function anyChange(draw: Draw, text: string): Change {
  if (draw.oneIn(20)) return draw.note({ text: anyText(draw) }, editNote);
  const lines = text.split('\n');
  const line = draw.integer(0, Math.min(lines.length - 1, 12));
  const start = { line, character: draw.oneIn(2) ? 0 : draw.integer(0, lines[line]!.length) };
  const end = draw.oneIn(2) ? start : { line: line + draw.integer(0, 1), character: draw.integer(0, 9) };
  return draw.note({ span: { start, end }, text: draw.oneIn(3) ? '' : draw.oneOf(PIECES) }, editNote);
}

describe('document/own, edits', () => {
  it('is after edits of a header what it would be if opened afresh', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        let text = anyText(draw);
        const rules = { mine: 'move: take 1..3\nwin: W\nlose: L\n' };
        const document = open(text, rules);
        for (let edits = draw.integer(1, 8); edits > 0; edits--) {
          const change = anyChange(draw, text);
          text = change.span ? replaced(text, change.span, change.text) : change.text;
          document.update([change]);
          if (draw.oneIn(2)) observe(document);
        }
        const fresh = open(text, rules);
        assert.deepEqual(seen(document), seen(fresh), text);
      }),
      runs(300),
    );
  });
});

/** All that is seen, the answers included; the game by its findings. */
const seen = (document: GameDocument): unknown => [observe(document), outputOf(document)];

/** The findings after all claims have been checked. */
function examined(text: string): string[] {
  const document = open(text);
  const work = examinationOf(document);
  assert.ok(work);
  assert.ok(!shown(document).some((line) => line.includes('claim-')), 'nothing is said before it is known');
  while (!work.advance(100_000));
  assert.equal(examinationOf(document), undefined, 'nothing is left to be done');
  return shown(document);
}

const EUCLID = [
  '# game: euclid',
  '# input: a b / … / 0 0',
  '# move: (a, b) -> (a - k*b, b) for k in 1..a/b if a > b and b > 0',
  '# move: (a, b) -> (a, b - k*a) for k in 1..b/a if b >= a and a > 0',
  '# win: Stan wins',
  '# lose: Ollie wins',
];

const textOf = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

describe('document/own, claims', () => {
  it('says where a claim fails', () => {
    const text = textOf(...EUCLID, '# claim: P when 5*b < 8*a if 0 < a and a < b', '3 4', '#> Ollie wins', '0 0');
    const [finding] = examined(text);
    assert.equal(
      finding,
      '7:10 error claim-false: (5, 8) is P, and the claim says N: checked 35 positions, the smallest first.',
    );
  });

  it('names the move that refutes a claim', () => {
    const lines = ['# game: sticks', '# input: n k / p1 … pk', '# move: take p from n', '# claim: P when n mod 4 = 0'];
    const [finding] = examined(textOf(...lines, '10 2', '1 3'));
    assert.match(
      finding ?? '',
      /^4:10 error claim-false: With p = 1 3: 2 is P, and the claim says N: checked 3 positions/,
    );
    const [other] = examined(textOf(...lines, '10 2', '1 4'));
    assert.match(other ?? '', /With p = 1 4: 2 is P/);
    const right = examined(textOf(...lines.slice(0, 3), '# claim: P when n mod 2 = 0', '10 2', '1 3'));
    assert.match(right[0] ?? '', /^4:10 information claim-proved: Proved: the values repeat every 2 from 0 on/);
  });

  it('says how far a claim holds', () => {
    const [finding] = examined(textOf(...EUCLID, '# claim: P when b*b < a*a + a*b if 0 < a and a < b', '0 0'));
    assert.match(
      finding ?? '',
      /^7:10 information claim-holds: It holds for 20000 positions, up to \(\d+, \d+\), and is not proved\./,
    );
  });

  it('adds what refutes a claim as a case', () => {
    const text = textOf(...EUCLID, '# claim: P when 5*b < 8*a if 0 < a and a < b', '3 4', '#> Ollie wins', '0 0');
    const document = open(text);
    const work = examinationOf(document)!;
    while (!work.advance(100_000));
    const { fixes = [] } = allFindings(document).find(({ code }) => code === 'claim-false')!;
    assert.deepEqual(
      fixes.map(({ title }) => render(title, english)),
      ['Add 5 8 as a case', 'Remove the claim'],
    );
    assert.equal(applyEdits(text, fixes[0]!.edits), text.replace(/0 0\n$/, '5 8\n0 0\n'));
    assert.equal(applyEdits(text, fixes[1]!.edits), text.replace(/# claim.*\n/, ''));
    const counted = open('# game: x\n# input: T / n / …\n# move: take 1..3\n# claim: P when n mod 5 = 0\n1\n3\n');
    const check = examinationOf(counted)!;
    while (!check.advance(100_000));
    const [fix] = allFindings(counted).find(({ code }) => code === 'claim-false')!.fixes!;
    assert.equal(applyEdits(counted.text(), fix!.edits), counted.text().replace('1\n3\n', '2\n3\n4\n'));
  });

  it('keeps what is known of a claim while other lines are written', () => {
    const document = open(textOf('# game: x', '# move: take 1..3', '# claim: P when n mod 4 = 0', '5'));
    const work = examinationOf(document)!;
    while (!work.advance(100_000));
    const before = shown(document);
    assert.match(before[0] ?? '', /claim-proved/);
    document.update([
      { span: { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } }, text: '# by me\n' },
    ]);
    assert.deepEqual(shown(document), [before[0]!.replace('3:', '4:')]);
    document.update([{ span: { start: { line: 2, character: 16 }, end: { line: 2, character: 17 } }, text: '4' }]);
    assert.deepEqual(shown(document), [], 'other rules, and nothing is known');
  });

  it('names a position that comes back, at the move that leads to it', () => {
    const found = examined(textOf('# game: x', '# move: (a, b) -> (a - 1, b)', '# move: (a, b) -> (b + 1, a)', '1 2'));
    assert.deepEqual(found, ['2:9 error endless: The game need not end: (1, 0) can come back to (0, 0).']);
  });
});
