/** game/mistakes: the known mistakes of a file's problem, and what the file does about each. */
import type { FileMistakes, MistakeItem } from '../../../../protocol/messages';
import { caseAt } from '../../document/case';
import { smallestCases } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';
import { addingEdits } from '../strength/actions';
import type { FileStrength } from '../strength/measure';
import { differenceWords, smallestWords } from '../strength/words';
import { translated, type View } from '../view';

/** More cases of a mistake are only counted. */
const MOST_CASES = 20;

/** Returns them, those that survive first; undefined if the file was not measured. */
export function fileMistakes(view: View): FileMistakes | undefined {
  const { document, strength } = view;
  const { problem } = document;
  if (!problem || !strength) return undefined;
  const items = strength.mistakes.map((mistake) => item(view, problem, strength, mistake));
  const rank = ({ count, ignored }: MistakeItem): number => (ignored !== undefined ? 2 : count > 0 ? 1 : 0);
  return { problem: problem.id, mistakes: [0, 1, 2].flatMap((wanted) => items.filter((one) => rank(one) === wanted)) };
}

function item(
  view: View,
  problem: Problem,
  { known, catches, ignored }: FileStrength,
  mistake: FileStrength['mistakes'][number],
): MistakeItem {
  const cases = catches.find((one) => one.mistake === mistake)?.cases ?? [];
  const reason = ignored.find((one) => one.mistake === mistake)?.ignore.reason;
  return {
    name: mistake.name,
    explanation: translated(view, mistake.explanation),
    formula: mistake.formula,
    smallest: smallestWords(problem, mistake),
    difference: translated(view, differenceWords(problem, mistake)),
    cases: cases.slice(0, MOST_CASES).flatMap((place) => {
      const found = caseAt(view.document, known.indices[place] ?? -1);
      return found ? [{ number: found.number, line: found.firstLine }] : [];
    }),
    count: cases.length,
    ...(reason !== undefined && { ignored: reason }),
    edits: addingEdits(view, smallestCases(problem, mistake)),
  };
}
