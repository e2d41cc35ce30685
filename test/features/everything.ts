/** Everything that an editor asks of a file, by its name. */
import { GameDocument } from '../../server/src/document/document';
import { codeActions } from '../../server/src/features/codeAction';
import { codeLenses } from '../../server/src/features/codeLens';
import { completions } from '../../server/src/features/completion';
import { casesFrom } from '../../server/src/features/custom/cases';
import { expectedOutput } from '../../server/src/features/custom/expectedOutput';
import { lineOfPlay } from '../../server/src/features/custom/lineOfPlay';
import { diagnostics } from '../../server/src/features/diagnostic';
import { documentHighlights } from '../../server/src/features/documentHighlight';
import { documentSymbols } from '../../server/src/features/documentSymbol';
import { foldingRanges } from '../../server/src/features/foldingRange';
import { formatDocument } from '../../server/src/features/formatting';
import { hover } from '../../server/src/features/hover';
import { inlayHints } from '../../server/src/features/inlayHint';
import { selectionRanges } from '../../server/src/features/selectionRange';
import { semanticTokensInRange } from '../../server/src/features/semanticTokens';
import { signatureHelp } from '../../server/src/features/signatureHelp';
import type { View } from '../../server/src/features/view';
import { english } from '../../server/src/text/message';

const goOn = (): Promise<boolean> => Promise.resolve(true);

export function open(text: string, fileName: string): View {
  return {
    document: new GameDocument(`file:///${fileName}`, text, { fileName }),
    translate: english,
    hasCommands: true,
  };
}

/** Each question about a file, at its line `line` where it is about one. */
export function questions(view: View, line: number): Record<string, () => unknown> {
  const at = { line, character: 0 };
  const here = { start: at, end: { line, character: 1 } };
  const all = { start: { line: 0, character: 0 }, end: { line: view.document.lineCount, character: 0 } };
  return {
    findings: () => diagnostics(view, goOn),
    hints: () => inlayHints(view, all, { verdict: true, winningMove: true }),
    hover: () => hover(view, at),
    actions: () => codeActions(view, here, { diagnostics: [] }),
    lenses: () => codeLenses(view, { codeLens: true, strength: true, outputName: 'x.out' }, goOn),
    symbols: () => documentSymbols(view, goOn),
    tokens: () => semanticTokensInRange(view, all),
    highlights: () => documentHighlights(view, at),
    selection: () => selectionRanges(view, [at]),
    signature: () => signatureHelp(view, at, { triggerKind: 1, isRetrigger: false }),
    completions: () => completions(view, at, { canFillIn: true }),
    folding: () => foldingRanges(view),
    formatting: () => formatDocument(view, goOn),
    'line of play': () => lineOfPlay(view, at, goOn),
    'expected output': () => expectedOutput(view, goOn),
    'test cases': () => casesFrom(view, 0, goOn),
  };
}
