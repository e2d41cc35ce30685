/** What an input holds, with the files of rules beside it and those of the user's library. */
import path from 'node:path';
import { type Choice, choose, type Hints } from '../../document/choice/choice';
import type { Declaration } from '../../document/choice/declaration';
import { RULES_EXTENSION } from '../../document/rules/rulesDocument';
import type { Input } from './input';
import { library } from './library';
import { rulesAt } from './rulesFile';

/** Returns what a text with this heading holds. */
export function chooseBeside(heading: string, { name, fileName }: Input): Choice {
  const rules = new Map<string, Declaration | undefined>();
  for (;;) {
    const choice = choose(heading, { fileName, rules, library: library() });
    const unknown = (choice.wanted ?? []).filter((one) => !rules.has(one));
    // The standard input lies nowhere.
    if (unknown.length === 0 || fileName === '') return choice;
    for (const one of unknown) rules.set(one, rulesAt(path.join(path.dirname(name), one + RULES_EXTENSION)));
  }
}

/** Tells what a document is to know besides the text to choose the same. */
export const hintsOf = ({ name, fileName }: Input, { wanted = [] }: Choice): Hints => ({
  fileName,
  rules: new Map(wanted.map((one) => [one, rulesAt(path.join(path.dirname(name), one + RULES_EXTENSION))])),
  library: library(),
});
