import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beginsWithExpectation, BlockReader, FINDINGS_PER_BLOCK } from '../../server/src/document/blocks/block';
import { Blocks } from '../../server/src/document/blocks/blocks';
import { expectationOf } from '../../server/src/document/case';
import { BAD, totalOf } from '../../server/src/formats/cases';
import { compile } from '../../server/src/formats/compile';
import { fieldsAt } from '../../server/src/formats/fields';
import type { Format } from '../../server/src/formats/format';
import type { Problem } from '../../server/src/problems/problem';
import { euclid } from '../../server/src/rulesets/euclid';
import { findingBelow } from '../../server/src/text/finding';
import { message } from '../../server/src/text/message';
import { spanOfLine } from '../../server/src/text/place';
import { anyDraw } from '../draw';
import { anyFormat } from '../formats/anyFormat';
import { anyText } from '../text/anyText';
import { linesOf, replaced } from '../text/edits';
import { runs } from '../thorough';
import { anyChange, anyInput } from './anyInput';

/** A problem of which only the layout matters. */
const problemOf = (input: Format): Problem => ({
  id: 'layout',
  title: 'layout',
  players: ['A', 'B'],
  sample: { input: '', output: 'A\n' },
  ruleset: euclid,
  input,
  positions: () => [],
  output: () => undefined,
  answer: () => undefined,
});

/** What was read, with all lines counted from the start of the text, whatever the blocks are. */
function seen(blocks: Blocks, format: Format) {
  const cases = [];
  const findings = [];
  let terminator;
  let carriageReturnLine;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks.at(index);
    const before = blocks.linesBefore(index);
    for (let local = 0; local < block.cases.caseCount; local++) {
      const { firstLine, lastLine, firstToken, state } = block.cases;
      const fields = state[local] === BAD ? undefined : fieldsAt(compile(format), block.table, firstToken[local]!);
      const expectation = expectationOf(block, local, before).map(({ line, text }) => `${line} ${text}`);
      cases.push({
        lines: [before + firstLine[local]!, before + lastLine[local]!],
        state: state[local],
        fields,
        expectation,
      });
    }
    if (!terminator) findings.push(...block.cases.findings.map((finding) => findingBelow(finding, before)));
    if (block.cases.terminator)
      terminator ??= {
        line: before + block.cases.terminator.line,
        cases: blocks.casesBefore(index) + block.cases.terminator.casesBefore,
      };
    if (block.cases.carriageReturnLine >= 0) carriageReturnLine ??= before + block.cases.carriageReturnLine;
  }
  return {
    text: blocks.text(),
    lineCount: blocks.lineCount,
    caseCount: blocks.caseCount,
    cases,
    findings,
    terminator,
    carriageReturnLine,
  };
}

/** Every block can be read by itself: it begins between cases, and not with an expected output of a case before it. */
function assertApart(blocks: Blocks): void {
  for (let index = 0; index < blocks.length; index++) {
    const { table, cases } = blocks.at(index);
    assert.ok(table.lineCount > 0);
    assert.equal(cases.findings.length, totalOf(cases.counts));
    if (index > 0) assert.equal(beginsWithExpectation(blocks.at(index)), false);
    if (index < blocks.length - 1) assert.equal(cases.isComplete, true);
  }
}

const sizes = fc.constantFrom(1, 2, 8, 32, 128);

/** One that keeps all findings: how many are dropped depends on the blocks. */
const readerOf = (problem: Problem, size?: number): BlockReader => new BlockReader(problem, size, Infinity);

describe('document/blocks', () => {
  it('reads a text in small blocks as in one', () => {
    let most = 0;
    fc.assert(
      fc.property(anyDraw, sizes, (draw, size) => {
        const format = anyFormat(draw);
        const text = draw.oneIn(2) ? anyInput(draw, problemOf(format)) : draw.sample(anyText);
        const small = new Blocks(text, readerOf(problemOf(format), size));
        assertApart(small);
        most = Math.max(most, small.length);
        assert.deepEqual(seen(small, format), seen(new Blocks(text, readerOf(problemOf(format))), format));
      }),
      runs(500),
    );
    assert.ok(most > 5, 'the property is about something');
  });

  it('is after edits what it would be if opened afresh, in any format', () => {
    fc.assert(
      fc.property(anyDraw, sizes, fc.integer({ min: 1, max: 12 }), (draw, size, edits) => {
        const format = anyFormat(draw);
        const problem = problemOf(format);
        let text = anyInput(draw, problem);
        const blocks = new Blocks(text, readerOf(problem, size));
        for (let edit = 0; edit < edits; edit++) {
          const { span = { start: { line: 0, character: 0 }, end: { line: 1e9, character: 0 } }, text: by } = anyChange(
            draw,
            problem,
            text,
          );
          text = replaced(text, span, by);
          blocks.replace(span, by);
          assertApart(blocks);
        }
        assert.deepEqual(seen(blocks, format), seen(new Blocks(text, readerOf(problem)), format));
      }),
      runs(250),
    );
  });

  it('is after edits what it would be if opened afresh, without a format', () => {
    fc.assert(
      fc.property(
        anyText,
        sizes,
        fc.array(fc.tuple(fc.nat(30), fc.nat(6), fc.nat(3), fc.nat(6), anyText), { maxLength: 6 }),
        (before, size, edits) => {
          const blocks = new Blocks(before, new BlockReader(undefined, size));
          let text = before;
          for (const [line, character, more, last, by] of edits) {
            const span = {
              start: { line, character },
              end: { line: line + more, character: more > 0 ? last : character + last },
            };
            text = replaced(text, span, by);
            blocks.replace(span, by);
          }
          assert.equal(blocks.text(), text);
          assert.equal(blocks.lineCount, linesOf(text).length);
        },
      ),
      runs(1000),
    );
  });

  it('clamps places that are outside the text, and takes backward spans for forward ones', () => {
    const after = (start: [number, number], end: [number, number]): string => {
      const blocks = new Blocks('1 2\r\n34\n', new BlockReader(undefined, 1));
      blocks.replace({ start: { line: start[0], character: start[1] }, end: { line: end[0], character: end[1] } }, '|');
      return blocks.text();
    };
    assert.equal(after([0, 99], [0, 99]), '1 2|\r\n34\n');
    assert.equal(after([1, 1], [99, 0]), '1 2\r\n3|');
    assert.equal(after([2, 7], [5, 5]), '1 2\r\n34\n|');
    assert.equal(after([-1, 0], [0, -3]), '|1 2\r\n34\n');
    assert.equal(after([1, 2], [0, 1]), '1|\n');
  });

  it('knows the beginning of a text without the rest', () => {
    fc.assert(
      fc.property(anyText, sizes, fc.nat(9), (text, size, lines) => {
        const blocks = new Blocks(text, new BlockReader(undefined, size));
        assert.deepEqual(linesOf(blocks.beginning(lines)).slice(0, lines), linesOf(text).slice(0, lines));
      }),
      runs(500),
    );
  });

  it('edits a text of no lines', () => {
    const blocks = new Blocks('', new BlockReader(undefined));
    assert.deepEqual([blocks.lineCount, blocks.caseCount, blocks.text()], [1, 0, '']);
    blocks.replace(spanOfLine(0, 0, 0), '1 2\n');
    assert.deepEqual([blocks.lineCount, blocks.text()], [2, '1 2\n']);
    blocks.replace({ start: { line: 0, character: 0 }, end: { line: 1, character: 0 } }, '');
    assert.deepEqual([blocks.lineCount, blocks.text(), blocks.length], [1, '', 0]);
  });

  it('reads a text once, and puts findings into words where somebody looks', () => {
    let [heard, described] = [0, 0];
    const objection = {
      code: 'duplicate' as const,
      message: message('x'),
      at: { name: 'n' },
      fixes: () => (described++, []),
    };
    const problem: Problem = {
      ...problemOf({ end: { kind: 'file' }, rows: [{ kind: 'line', items: [{ kind: 'field', name: 'n' }] }] }),
      objections: () => (heard++, [objection]),
    };
    const blocks = new Blocks('5\n'.repeat(10_000), new BlockReader(problem, 1000));
    // The last case of a block is met again at the beginning of the next.
    assert.deepEqual([heard, described, blocks.caseCount], [10_000 + blocks.length - 1, 0, 10_000]);
    for (let times = 0; times < 2; times++) assert.equal(blocks.at(3).cases.findings.length, FINDINGS_PER_BLOCK);
    assert.equal(described, FINDINGS_PER_BLOCK);
  });

  it('reads again only what an edit touches', () => {
    const blocks = new Blocks(
      '12 34\n'.repeat(10_000),
      new BlockReader(
        problemOf({
          end: { kind: 'file' },
          rows: [
            {
              kind: 'line',
              items: [
                { kind: 'field', name: 'a' },
                { kind: 'field', name: 'b' },
              ],
            },
          ],
        }),
        1000,
      ),
    );
    const before = Array.from({ length: blocks.length }, (_, index) => blocks.at(index));
    for (const line of [5, 5000, 9999]) blocks.replace(spanOfLine(line, 0, 1), '#');
    const kept = before.filter((block) =>
      Array.from({ length: blocks.length }, (_, index) => blocks.at(index)).includes(block),
    );
    assert.ok(kept.length >= before.length - 6, `${kept.length} of ${before.length} blocks are kept`);
    assert.equal(blocks.caseCount, 9997);
  });

  it('reads a block again that nobody has looked at for a while, and finds the same', () => {
    const format: Format = {
      end: { kind: 'file' },
      rows: [
        {
          kind: 'line',
          items: [
            { kind: 'field', name: 'a', max: 9 },
            { kind: 'field', name: 'b' },
          ],
        },
      ],
    };
    const blocks = new Blocks('5 6\n# x\n12 3\n7\n'.repeat(2000), new BlockReader(problemOf(format), 100));
    const shown = (index: number): unknown => {
      const { table, cases } = blocks.at(index);
      const { lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue } = table;
      const { firstLine, lastLine, firstToken, state, findings } = cases;
      return [
        lineStart,
        lineToken,
        lineKind,
        tokenStart,
        tokenEnd,
        tokenValue,
        firstLine,
        lastLine,
        firstToken,
        state,
        findings,
      ];
    };
    const first = Array.from({ length: blocks.length }, (_, index) => shown(index));
    assert.ok(first.length > 300);
    assert.deepEqual(
      Array.from({ length: blocks.length }, (_, index) => shown(index)),
      first,
    );
    const { table } = blocks.at(0);
    assert.notEqual(table.lineStart, (first[0] as unknown[])[0], 'the columns were dropped meanwhile');
  });
});
