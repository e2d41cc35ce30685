/**
 * textDocument/inlayHint: the verdict and a winning move at the end of each position's line; before a line that is longer
 * than what one sees of it.
 */
import type { InlayHint, Range } from 'vscode-languageserver-types';
import { answer, type Case, caseAtLine, casesBetween, type PositionAt, positionsOf } from '../document/case';
import { hasTooManyDigits, unitsOf } from '../document/caseSize';
import type { GameDocument } from '../document/document';
import { updateExpectation } from '../document/expectations';
import { Stretch } from '../document/stretch';
import type { Problem } from '../problems/problem';
import { firstWinningMove } from '../rulesets/ruleset';
import { message } from '../text/message';
import { shortened } from '../text/shortened';
import { toTextEdits } from './codeAction/edits';
import { caseMarkdown } from './render/caseMarkdown';
import { symbols, verdictWords } from './render/verdict';
import { atOnce } from './slices';
import { say, type View } from './view';

export interface HintKinds {
  readonly verdict: boolean;
  readonly winningMove: boolean;
}

/** Longer labels would push the text of the next column out of sight. */
const LONGEST = 48;
/** Behind a longer line, nobody would find the verdict. */
const LONG_LINE = 100;
/** More hints than a window can show are never asked for at once by a person. */
const MOST = 2000;

/** How many short cases are solved between two pauses. */
const SLICE = 256;

/** Pauses now and then, for whoever has others to answer; `inlayHints` does not. */
export function* inlayHintsInSlices(view: View, range: Range, kinds: HintKinds): Generator<undefined, InlayHint[]> {
  const { document } = view;
  const { problem } = document;
  if (!problem || (!kinds.verdict && !kinds.winningMove)) return [];
  const hints: InlayHint[] = [];
  const stretch = new Stretch(SLICE);
  for (const found of casesBetween(document, range.start.line, range.end.line)) {
    if (found.isBeyondEnd || hints.length >= MOST) break;
    if (stretch.isOverBefore(unitsOf(document, found)) && hints.length > 0) yield;
    if (hasTooManyDigits(document, found)) hints.push(hintOfNothing(view, found));
    for (const at of positionsOf(document, found)) {
      if (at.line < range.start.line || at.line > range.end.line) continue;
      const label = labelOf(view, problem, found, at, kinds);
      if (label !== '') hints.push(hintAt(document, found, at, label));
    }
  }
  return hints;
}

export const inlayHints = (view: View, range: Range, kinds: HintKinds): InlayHint[] =>
  atOnce(inlayHintsInSlices(view, range, kinds));

/** What stands at the end of a case that is not answered here; the hover says why. */
const hintOfNothing = ({ document, ...view }: View, { lastLine }: Case): InlayHint => ({
  position: { line: lastLine, character: document.lineText(lastLine).length },
  label: `? ${say(view, message('too many digits to be answered here'))}`,
  paddingLeft: true,
  data: document.uri,
});

/** The tooltip says what a hover says; it is made when it is asked for. */
export function resolveInlayHint(view: View, hint: InlayHint): InlayHint {
  const found = caseAtLine(view.document, hint.position.line);
  const tooltip = found && caseMarkdown(view, found, hint.position.line);
  return tooltip ? { ...hint, tooltip } : hint;
}

function labelOf(
  view: View,
  { ruleset, ...problem }: Problem,
  found: Case,
  { position }: PositionAt,
  kinds: HintKinds,
): string {
  const outcome = ruleset.outcome(position);
  const verdict = kinds.verdict
    ? [`${symbols[outcome]} ${say(view, verdictWords({ ruleset, ...problem }, position, found.number))}`]
    : [];
  const move = kinds.winningMove && outcome === 'N' ? firstWinningMove(ruleset, position) : undefined;
  const winning = move === undefined ? [] : [say(view, ruleset.describe(position, move))];
  return [...verdict, ...winning].map(cut).join(' · ');
}

const cut = (text: string): string => shortened(text, LONGEST);

function hintAt(document: GameDocument, found: Case, { line }: PositionAt, label: string): InlayHint {
  const { length } = document.lineText(line);
  const isBefore = length > LONG_LINE;
  const hint: InlayHint = {
    position: { line, character: isBefore ? 0 : length },
    label,
    ...(isBefore ? { paddingRight: true } : { paddingLeft: true }),
    data: document.uri,
  };
  if (line !== found.lastLine || found.expectation.length > 0) return hint;
  const { output } = answer(document, found);
  return output ? { ...hint, textEdits: toTextEdits(updateExpectation(document, found, output)) } : hint;
}
