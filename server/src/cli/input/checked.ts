/** What `check` finds in a file: all that an editor shows, and what is wrong with the output beside it. */
import type { GameDocument } from '../../document/document';
import { findings } from '../../document/findings/findings';
import { examinationOf } from '../../document/rules/claimFindings';
import { isPrepared } from '../../features/slices';
import { inPauses, type Work } from '../../rulesets/ruleset';
import { type Finding, severities } from '../../text/finding';
import type { Call } from '../command';
import { staleOutput } from '../outputs/staleOutput';
import { nextTurn } from '../terminal/signals';
import { reportGuess } from './choose';
import { hasNoFindings } from './hasNoFindings';
import { withInput } from './input';
import { openDocument } from './openDocument';
import { areAnswersKnown, unknownAnswers } from './unknownAnswers';

export interface Checked {
  /** What the file is called where it is spoken of. */
  readonly name: string;
  readonly found: Iterable<Finding>;
  /** Undefined for a large file of which there is nothing to be said, which is not read as a whole. */
  readonly document?: GameDocument;
}

/** Checks a file; the findings come by place. */
export async function checked(call: Call, file: string): Promise<Checked> {
  const stale = await staleOutput(call, file);
  if (
    file !== '-' &&
    (await withInput(file, (input) => hasNoFindings(call, input))) &&
    (await withInput(file, (input) => areAnswersKnown(call, input)))
  )
    return { name: file, found: stale ? [stale] : [] };
  return withInput(file, async (input) => {
    const document = openDocument(input, call.options.game);
    await examine(examinationOf(document));
    reportGuess(input.name, document.choice, call.translate);
    const unknown = (await unknownAnswers(document)).filter((finding) => !tellsOf(stale, finding));
    return { name: input.name, found: inOrder(document, [...(stale ? [stale] : []), ...unknown]), document };
  });
}

/** Checks the claims of a game, and whether it ends. */
export const examine = (work: Work | undefined): Promise<unknown> =>
  work ? isPrepared(inPauses(work), () => nextTurn().then(() => true)) : Promise.resolve();

/** Is the finding about the output beside the file that the same answer is not known? */
const tellsOf = (stale: Finding | undefined, { code, span }: Finding): boolean =>
  stale?.code === code && stale.span.start.line === span.start.line;

/**
 * Returns the findings by place. Those about the file as a whole come first from the document and are sorted in, as are
 * the others that are given.
 */
function* inOrder(document: GameDocument, others: readonly Finding[]): Generator<Finding> {
  const batches = findings(document);
  const first = batches.next();
  const whole = byPlace([...(first.done ? [] : first.value), ...others]);
  for (const batch of batches) {
    for (const finding of byPlace(batch)) {
      while (whole[0] && distance(whole[0], finding) <= 0) yield whole.shift()!;
      yield finding;
    }
  }
  yield* whole;
}

export const byPlace = (batch: readonly Finding[]): Finding[] => [...batch].sort(distance);

/** By place; at one place, the worst first. */
function distance(one: Finding, other: Finding): number {
  const [a, b] = [one.span.start, other.span.start];
  return (
    a.line - b.line ||
    a.character - b.character ||
    severities.indexOf(one.severity) - severities.indexOf(other.severity)
  );
}
