/** What editors list of a file's strength: survivors, where the settings ask for them, and lines that excuse nothing. */
import type { Diagnostic } from 'vscode-languageserver-types';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import { toDiagnostic } from '../diagnostic';
import type { View } from '../view';
import { differenceWords, smallestWords } from './words';

/** A finding for each survivor, at the first line. */
export function survivorDiagnostics(view: View): Diagnostic[] {
  const { document, strength } = view;
  const { problem } = document;
  if (!problem || document.end.cases === 0) return [];
  const span = spanOfLine(0, 0, document.lineText(0).length);
  return (strength?.survivors ?? []).map((mistake) =>
    toDiagnostic(view, {
      code: 'mistake-survives',
      severity: 'information',
      span,
      message: message(
        'No case catches {0}: {1} The smallest that does: {2}; {3}.',
        mistake.name,
        mistake.explanation,
        smallestWords(problem, mistake),
        differenceWords(problem, mistake),
      ),
    }),
  );
}

/** A finding for each line `# ignore: …` that excuses nothing. */
export function ignoreDiagnostics(view: View): Diagnostic[] {
  return (view.strength?.idle ?? []).map(({ line, name, start, reason }) =>
    toDiagnostic(view, {
      code: 'ignore-without-effect',
      severity: 'warning',
      span: spanOfLine(line, start, start + name.length),
      message:
        reason === '' && view.strength?.mistakes.some((mistake) => mistake.name === name)
          ? message('A reason is missing: why need this mistake not be caught?')
          : message('No known mistake is called “{0}”.', name),
    }),
  );
}
