/** What is good until the next call cannot be kept: this file is read by the type check, where an expected error must be one. */
import assert from 'node:assert/strict';
import { type Block, BlockReader } from '../../server/src/document/blocks/block';
import type { CaseTable } from '../../server/src/formats/cases';
import { keepCases } from '../../server/src/formats/cases';
import { compile } from '../../server/src/formats/compile';
import { CaseReader } from '../../server/src/formats/read';
import { problemsById } from '../../server/src/problems/index';
import type { Borrowed } from '../../server/src/text/borrowed';
import { Scanner } from '../../server/src/text/scan';
import { keepTable, lineText, type TokenTable } from '../../server/src/text/table';

const AROUND = { isFirst: true, isLast: true, limit: 1 };

describe('text/borrowed', () => {
  const problem = problemsById.get('poj-2348')!;
  const scanner = new Scanner();
  const blocks = new BlockReader(problem);
  const cases = new CaseReader(compile(problem.input));

  it('is what a scan gives, which has to be copied to be kept', () => {
    // @ts-expect-error -- the next scan writes over it
    const wrong: TokenTable = scanner.scan('1 2\n');
    const kept: TokenTable = keepTable(scanner.scan('3 4\n'));
    scanner.scan('5 6\n');
    assert.equal(lineText(kept, 0), '3 4');
    // That is why.
    assert.equal(wrong.tokenValue[0], 5);
  });

  it('is what a reader gives', () => {
    const table = keepTable(scanner.scan('1 2\n3 4\n'));
    // @ts-expect-error -- the next reading writes over it
    const wrong: CaseTable = cases.read(table, AROUND);
    const kept: CaseTable = keepCases(cases.read(table, AROUND));
    cases.read(keepTable(scanner.scan('# x\n5 6\n')), AROUND);
    assert.deepEqual([kept.firstLine[0], wrong.firstLine[0]], [0, 1]);
  });

  it('is what a block on its way gives, with its parts', () => {
    // @ts-expect-error -- the next block writes over it
    const wrong: Block = blocks.next('1 2\n', 0, true, true);
    // @ts-expect-error -- so it does over a part of it
    const part: TokenTable = blocks.next('1 2\n', 0, true, true).table;
    const list: Block[] = [];
    // @ts-expect-error -- nor can a list keep it
    list.push(blocks.next('1 2\n', 0, true, true));
    const kept: Block = blocks.kept(blocks.next('1 2\n', 0, true, true));
    assert.deepEqual([wrong, part, list[0], kept].map(Boolean), [true, true, true, true]);
  });

  it('is taken by all that only read', () => {
    const read = (table: Borrowed<TokenTable>): string => lineText(table, 0);
    assert.equal(read(scanner.scan('1 2\n')), '1 2');
    assert.equal(read(keepTable(scanner.scan('1 2\n'))), '1 2');
  });
});
