/** One fix for each of many findings, made into edits that can be applied at once. */
import type { Edit, Finding, Fix } from '../../text/finding';
import type { Place } from '../../text/place';
import type { GameDocument } from '../document';
import { together } from './blockEdits';
import { endFindings } from './endFindings';
import { expectationFindings, type ExpectationStatus, gapFinding } from './expectationStatus';
import { allReadingFindings } from './findings';

/** The fix to apply to a finding, if any. */
export type Choose = (finding: Finding) => Fix | undefined;

/** Edits that belong together: all or none of them are made. */
type Group = readonly Edit[];

/**
 * Returns the edits of the chosen fixes, none of which overlap, a batch for each block, so that the caller can pause in
 * between. Of fixes that get in each other's way the first is taken; the others can follow when it is made.
 */
export function* manyFixes(document: GameDocument, choose: Choose): Generator<readonly Edit[]> {
  const { blocks } = document;
  const covered: ExpectationStatus[] = [];
  for (let index = 0; index < blocks.length; index++) {
    covered.push(expectationFindings(document, index));
    yield [];
  }
  const general = groupsOf([...gapFinding(document, covered), ...inOrder(endFindings(document))], choose);
  for (let index = 0; index < blocks.length; index++) {
    const groups = groupsOf([...allReadingFindings(document, index), ...covered[index]!.findings], choose);
    yield together(
      document,
      index,
      compatible([...groups, ...general.filter(([first]) => first && blockOf(document, first.span.start) === index)]),
    );
  }
}

const blockOf = ({ blocks }: GameDocument, { line }: Place): number => Math.max(0, blocks.blockOfLine(line));

/** Where several insert text at the end of the file, the line ending comes last. */
const inOrder = (findings: readonly Finding[]): Finding[] => [
  ...findings.filter(({ code }) => code !== 'no-final-newline'),
  ...findings.filter(({ code }) => code === 'no-final-newline'),
];

/** Insertions do not need each other; all other edits of a fix do. */
function groupsOf(findings: readonly Finding[], choose: Choose): Group[] {
  return findings.flatMap((finding) => {
    const edits = choose(finding)?.edits ?? [];
    return edits.every(isInsertion) ? edits.map((edit) => [edit]) : [edits];
  });
}

const isInsertion = ({ span: { start, end } }: Edit): boolean => compare(start, end) === 0;

const compare = (a: Place, b: Place): number => a.line - b.line || a.character - b.character;

/** By place; at one place insertions come first, in the order that they were in. */
const sorted = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => compare(a.span.start, b.span.start) || Number(isInsertion(b)) - Number(isInsertion(a)));

/**
 * Returns the edits of the groups that fit together: of two that overlap, the one that begins later is left out with
 * its group.
 */
function compatible(groups: readonly Group[]): Edit[] {
  const groupOf = new Map(groups.flatMap((group) => group.map((edit) => [edit, group])));
  const edits = sorted(groups.flat());
  const refused = new Set<Group>();
  let reach: Place = { line: 0, character: 0 };
  for (const edit of edits) {
    const group = groupOf.get(edit)!;
    if (refused.has(group)) continue;
    if (compare(edit.span.start, reach) < 0) refused.add(group);
    else reach = edit.span.end;
  }
  return edits.filter((edit) => !refused.has(groupOf.get(edit)!));
}
