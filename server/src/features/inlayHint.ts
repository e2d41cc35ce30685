/**
 * textDocument/inlayHint: the verdict and a winning move at the end of each position's line; before a line that is
 * longer than what one sees of it.
 */
import type { InlayHint, Range } from 'vscode-languageserver-types';
import { Stretch } from '../document/blocks/stretch';
import { answer, type Case, caseAtLine, casesBetween, type PositionAt, positionsOf } from '../document/case';
import { hasTooManyDigits, unitsOf } from '../document/caseSize';
import type { GameDocument } from '../document/document';
import { updateExpectation } from '../document/findings/expectations';
import { prepareCase } from '../document/rules/prepare';
import type { Problem } from '../problems/problem';
import { firstWinningMove } from '../rulesets/ruleset';
import { message } from '../text/message';
import { shortened } from '../text/shortened';
import { toTextEdits } from './codeAction/edits';
import { caseMarkdown } from './render/caseMarkdown';
import { symbols, verdictWords } from './render/verdict';
import { atOnce } from './slices';
import { translated, type View } from './view';

export interface HintKinds {
  readonly verdict: boolean;
  readonly winningMove: boolean;
}

/** Longer labels would push the text of the next column out of sight. */
const MAX_LABEL_UNITS = 48;
/** Behind a longer line the verdict would be out of sight. */
const LONG_LINE = 100;
/** More hints than a window can show are never asked for at once by a person. */
const MOST = 2000;

/** How many short cases are solved between two pauses. */
const SLICE = 256;

/** A request waits for so many pauses of searches in all where hints may come later: a fraction of a second. */
const PATIENCE = 8;

/**
 * Pauses now and then, for whoever has others to answer; `inlayHints` does not. Where `leave` is given, cases that take long
 * are left without hints, since those of before stay beside the line until the answer comes, and it is told of them.
 */
export function* inlayHintsInSlices(
  view: View,
  range: Range,
  kinds: HintKinds,
  leave?: () => void,
): Generator<undefined, InlayHint[]> {
  const { document } = view;
  const { problem } = document;
  if (!problem || (!kinds.verdict && !kinds.winningMove)) return [];
  const hints: InlayHint[] = [];
  const stretch = new Stretch(SLICE);
  const patience = { left: leave ? PATIENCE : Infinity };
  let isLeft = false;
  for (const testCase of casesBetween(document, range.start.line, range.end.line)) {
    if (testCase.isBeyondEnd || hints.length >= MOST) break;
    if (stretch.isOverBefore(unitsOf(document, testCase)) && hints.length > 0) yield;
    if (!(yield* isPreparedSoon(document, testCase, patience))) {
      isLeft = true;
      continue;
    }
    if (hasTooManyDigits(document, testCase)) hints.push(hintOfNothing(view, testCase));
    for (const at of positionsOf(document, testCase)) {
      if (at.line < range.start.line || at.line > range.end.line) continue;
      const label = labelOf(view, problem, testCase, at, kinds);
      if (label !== '') hints.push(hintAt(document, testCase, at, label));
    }
  }
  if (isLeft) leave?.();
  return hints;
}

/** Prepares a case; false where that would take more pauses than there are left. */
function* isPreparedSoon(
  document: GameDocument,
  testCase: Case,
  patience: { left: number },
): Generator<undefined, boolean> {
  const work = prepareCase(document, testCase);
  while (work.next().done !== true) {
    if (patience.left-- <= 0) return false;
    yield;
  }
  return true;
}

export const inlayHints = (view: View, range: Range, kinds: HintKinds): InlayHint[] =>
  atOnce(inlayHintsInSlices(view, range, kinds));

/** Returns what stands at the end of a case that is not answered here; the hover says why. */
const hintOfNothing = ({ document, ...view }: View, { lastLine }: Case): InlayHint => ({
  position: { line: lastLine, character: document.lineText(lastLine).length },
  label: `? ${translated(view, message('too many digits to be answered here'))}`,
  paddingLeft: true,
  data: document.uri,
});

/** The tooltip says what a hover says; it is made when it is asked for. */
export function resolveInlayHint(view: View, hint: InlayHint): InlayHint {
  const testCase = caseAtLine(view.document, hint.position.line);
  const tooltip = testCase && caseMarkdown(view, testCase, hint.position.line);
  return tooltip ? { ...hint, tooltip } : hint;
}

function labelOf(
  view: View,
  { ruleset, ...problem }: Problem,
  testCase: Case,
  { position }: PositionAt,
  kinds: HintKinds,
): string {
  const outcome = ruleset.outcome(position);
  const verdict = kinds.verdict
    ? [`${symbols[outcome]} ${translated(view, verdictWords({ ruleset, ...problem }, position, testCase.number))}`]
    : [];
  const move = kinds.winningMove && outcome === 'N' ? firstWinningMove(ruleset, position) : undefined;
  const winning = move === undefined ? [] : [translated(view, ruleset.describe(position, move))];
  return [...verdict, ...winning].map(cut).join(' · ');
}

const cut = (text: string): string => shortened(text, MAX_LABEL_UNITS);

function hintAt(document: GameDocument, testCase: Case, { line }: PositionAt, label: string): InlayHint {
  const { length } = document.lineText(line);
  const isBefore = length > LONG_LINE;
  const hint: InlayHint = {
    position: { line, character: isBefore ? 0 : length },
    label,
    ...(isBefore ? { paddingRight: true } : { paddingLeft: true }),
    data: document.uri,
  };
  if (line !== testCase.lastLine || testCase.expectation.length > 0) return hint;
  const { output } = answer(document, testCase);
  return output ? { ...hint, textEdits: toTextEdits(updateExpectation(document, testCase, output)) } : hint;
}
