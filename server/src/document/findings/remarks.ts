/** What a problem says about its cases beyond errors, found out when findings are shown. */
import { BAD } from '../../formats/cases';
import { fieldsAt } from '../../formats/fields';
import { type Finding, findingBelow } from '../../text/finding';
import type { Block } from '../blocks/block';
import { BlockCache } from '../blocks/blockCache';
import { spanInCase } from '../blocks/objections';
import { isTooLong } from '../caseSize';
import type { GameDocument } from '../document';
import { MOST_FINDINGS } from './findingLimit';

/**
 * More remarks on one block are not kept: no more of a whole file is shown, so which these are does not depend on the
 * blocks.
 */
const MOST = MOST_FINDINGS;

/** The remarks on each block, in lines of its own. */
const remarks = new BlockCache<readonly Finding[]>();

/** Returns the remarks on a block's cases, in lines of the whole file. They are kept until the block is read anew. */
export function remarkFindings(document: GameDocument, index: number): Finding[] {
  if (!document.problem?.remarks) return [];
  const block = document.blocks.at(index);
  const known = remarks.get(document, block) ?? remarksOn(document, block);
  remarks.set(document, block, known);
  return known.map((finding) => findingBelow(finding, document.blocks.linesBefore(index)));
}

function remarksOn(document: GameDocument, block: Block): Finding[] {
  const { problem, compiled } = document;
  const { table, cases } = block;
  const findings: Finding[] = [];
  if (!compiled) return findings;
  for (let local = 0; local < cases.caseCount && findings.length < MOST; local++) {
    if (cases.state[local] === BAD || isTooLong(document, block, local)) continue;
    const firstToken = cases.firstToken[local]!;
    const fields = fieldsAt(compiled, table, firstToken);
    for (const { code, message, at } of problem?.remarks?.(fields) ?? []) {
      findings.push({
        code,
        severity: 'information',
        message,
        span: spanInCase(table, firstToken, compiled, fields, at),
      });
    }
  }
  return findings;
}
