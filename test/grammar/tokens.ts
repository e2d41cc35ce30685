import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadWASM, OnigScanner, OnigString } from 'vscode-oniguruma';
import { type IGrammar, parseRawGrammar, Registry } from 'vscode-textmate';

const SYNTAXES = path.resolve(__dirname, '../../syntaxes');
const SCOPE = 'source.game';

/** The grammar, read by the two libraries with which VS Code reads it. */
export async function loadGrammar(): Promise<IGrammar> {
  await loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
  const file = path.join(SYNTAXES, 'game.tmLanguage.json');
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new OnigScanner(patterns),
      createOnigString: (text) => new OnigString(text),
    }),
    loadGrammar: () => Promise.resolve(parseRawGrammar(readFileSync(file, 'utf8'), file)),
  });
  const grammar = await registry.loadGrammar(SCOPE);
  if (!grammar) throw new Error(`There is no grammar for ${SCOPE}.`);
  return grammar;
}

/** What a line is made of, blanks aside: each piece of text with its innermost scope. */
export function tokensOf(grammar: IGrammar, line: string): [text: string, scope: string][] {
  return grammar
    .tokenizeLine(line, null)
    .tokens.map(({ startIndex, endIndex, scopes }): [string, string] => [
      line.slice(startIndex, endIndex),
      scopes.at(-1) ?? '',
    ])
    .filter(([text]) => text.trim() !== '')
    .map(([text, scope]) => [text, scope.replace(/\.game$/, '')]);
}
