import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadWASM, OnigScanner, OnigString } from 'vscode-oniguruma';
import { type IGrammar, parseRawGrammar, Registry } from 'vscode-textmate';

const SYNTAXES = path.resolve(__dirname, '../../syntaxes');

/** A language with a grammar. That of `game` takes lines in from that of `gamerules`. */
export type Language = 'game' | 'gamerules';

/** The grammar, read by the two libraries with which VS Code reads it. */
export async function loadGrammar(language: Language = 'game'): Promise<IGrammar> {
  const registry = new Registry({
    onigLib: oniguruma(),
    loadGrammar: (scope) => {
      const file = path.join(SYNTAXES, `${scope.replace('source.', '')}.tmLanguage.json`);
      return Promise.resolve(parseRawGrammar(readFileSync(file, 'utf8'), file));
    },
  });
  const grammar = await registry.loadGrammar(`source.${language}`);
  if (!grammar) throw new Error(`There is no grammar for ${language}.`);
  return grammar;
}

let loading: Promise<void> | undefined;

async function oniguruma() {
  await (loading ??= loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'))));
  return {
    createOnigScanner: (patterns: string[]) => new OnigScanner(patterns),
    createOnigString: (text: string) => new OnigString(text),
  };
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
    .map(([text, scope]) => [text, scope.replace(/\.(?:game|gamerules)$/, '')]);
}
