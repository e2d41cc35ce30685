/**
 * textDocument/completion: problems after `# game:`, the judge's output after `#>`, samples for an empty file, and what
 * the next line may be. Of numbers only the judge's own are proposed, and nothing comes up while one types them.
 */
import type { CompletionItem, Position } from 'vscode-languageserver-types';
import { tokensOf } from '../document/lineAhead';
import { guessLayouts } from '../games/editing/guess';
import { problemsById } from '../library/index';
import { caseCompletions } from './completion/case';
import { directiveCompletions } from './completion/directive';
import { sampleCompletions } from './completion/sample';
import { problemMarkdown } from './render/problemMarkdown';
import type { ProblemData } from './render/problemNames';
import { ruleCompletions } from './rules/completion';
import { rulesAt } from './rules/view';
import { ignoreCompletions } from './strength/completion';
import type { View } from './view';

/**
 * A list comes up by itself after the colon of a header, which Chinese keyboards write wide, after the judge in its id,
 * and after `#> `. A `#` alone may begin any comment: a list would have the Enter at the end of `# Game` accept what
 * nobody asked for. The blank is here because VS Code does not filter a list by a number that begins a word behind it.
 */
export const completionTriggers = [':', '：', '-', ' '];

export interface Typing {
  /** The character that was typed, where that is why completions are asked for. */
  readonly triggerCharacter?: string | undefined;
  /** The editor can insert text with places to fill in. */
  readonly canFillIn: boolean;
}

export function completions(view: View, { line, character }: Position, occasion: Typing): CompletionItem[] {
  const { triggerCharacter, canFillIn } = occasion;
  const { document } = view;
  const typing = { canFillIn, guesses: () => guessLayouts(document.firstLines(MOST_LINES)) };
  const before = document.lineText(line).slice(0, character);
  const rules = before.startsWith('#') ? rulesAt(view, line) : undefined;
  if (rules) return isListWanted(before, triggerCharacter) ? ruleCompletions(rules, { line, character }, typing) : [];
  const ignores = ignoreCompletions(view, line, before);
  if (ignores.length > 0) return ignores;
  if (before.startsWith('#')) return directiveCompletions(view, line, before, occasion);
  if (triggerCharacter !== undefined) return [];
  return isFirstText(view, line) && !document.choice.own
    ? sampleCompletions(view, line)
    : caseCompletions(view, line, canFillIn);
}

/** Longer texts are not guessed at anyway. */
const MOST_LINES = 20_000;

/** By itself a list comes up where a key is to be written, and where a value is. */
const isListWanted = (before: string, triggerCharacter: string | undefined): boolean =>
  triggerCharacter === undefined || /^#\s*(?:[a-z]+\s*[:：]\s?)?$/i.test(before);

/** Documents the problem that an item is about. */
export function resolveCompletion(view: View, item: CompletionItem): CompletionItem {
  const { id } = item.data as ProblemData;
  const problem = problemsById.get(id);
  return problem ? { ...item, documentation: { kind: 'markdown', value: problemMarkdown(view, problem, id) } } : item;
}

/** Does the file hold nothing but comments besides this line? */
function isFirstText({ document }: View, line: number): boolean {
  const { blocks } = document;
  if (blocks.length === 0) return true;
  const here = tokensOf(document, line);
  const { table } = blocks.at(0);
  return blocks.length === 1 && table.lineToken[table.lineCount] === (here ? here.to - here.from : 0);
}
