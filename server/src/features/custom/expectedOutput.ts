/** game/expectedOutput: the file that a judge would compare with. */
import type { ExpectedOutput, Refusal } from '../../../../protocol/messages';
import { outputPieces, refusal } from '../../document/output';
import type { Finding } from '../../text/finding';
import type { Checkpoint } from '../diagnostic';
import { translated, type View } from '../view';

/** Returns the output of the whole file, or why there is none; undefined if cancelled. */
export async function expectedOutput(view: View, checkpoint: Checkpoint): Promise<ExpectedOutput | undefined> {
  const error = refusal(view.document);
  if (error) return { refusal: refusalOf(view, error) };
  const pieces: string[] = [];
  for (const piece of outputPieces(view.document)) {
    if (typeof piece !== 'string') return { refusal: refusalOf(view, piece) };
    if (!(await checkpoint())) return undefined;
    pieces.push(piece);
  }
  return { output: pieces.join(''), cases: view.document.end.cases };
}

export const refusalOf = (view: View, { code, message, span }: Finding): Refusal => ({
  code,
  message: translated(view, message),
  line: span.start.line,
  character: span.start.character,
});
