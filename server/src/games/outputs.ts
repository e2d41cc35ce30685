/** Reads the lines about words and about the end of the game, and checks them. */
import { message } from '../text/message';
import { textOf } from './lines';
import { edit, mistake, write } from './mistakes';
import type { On, Parsed } from './parse';
import { lineBreaks, type Players, playersOf, readPlayers, readSay, type Say } from './words';

/** What is printed for a case; without `win` and `lose` nothing is. */
export interface Output {
  readonly win: string;
  readonly lose: string;
  readonly say: Say;
}

const plainSay: Say = { before: '', between: '', after: '' };

/** Returns what the judge prints; undefined if it is not said, or said by half, which is a finding. */
export function outputOf(parsed: Parsed): Output | undefined {
  const say = sayOf(parsed);
  const { win, lose } = parsed;
  if (!win || !lose) {
    if (win ?? lose) noteOneWord(parsed);
    return undefined;
  }
  return { win: lineBreaks(win.tree), lose: lineBreaks(lose.tree), say: say ?? plainSay };
}

function sayOf({ say, findings }: Parsed): Say | undefined {
  const found = say && readSay(say.tree);
  if (!say || found) return found;
  const { line, value, text } = say.at;
  const fix = {
    title: message('Add {0}', '{}'),
    edits: [edit(line, { from: value.to, to: value.to }, text[value.to - 1] === ' ' ? '{}' : ' {}')],
  };
  const sentence = message(
    'Where does the word go? Write {0} for it, and {1} for the number of the case.',
    '{}',
    '{i}',
  );
  findings.push(mistake(line, value, 'no-word', sentence, [fix]));
  return undefined;
}

/** The header is blamed: what is wrong is that a line is missing. */
function noteOneWord({ win, lose, text, findings }: Parsed): void {
  const { at } = (win ?? lose)!;
  const sentence = win
    ? message('What does the judge print when the first player loses? Only “win:” is given.')
    : message('What does the judge print when the first player wins? Only “lose:” is given.');
  const finding = mistake(at.line, at.value, 'one-word', sentence);
  findings.push(text.nameSpan ? { ...finding, span: text.nameSpan } : finding);
}

export function playersOfGame({ players, win, lose, findings }: Parsed): Players {
  const named = players && readPlayers(players.tree);
  if (players && !named)
    findings.push(
      mistake(players.at.line, players.at.value, 'expected', message('Expected two names, such as Alice, Bob.')),
    );
  return named ?? playersOf(win?.tree, lose?.tree);
}

/** Returns one of the words that a key allows; the first one if the line is not there. */
export function choiceOf<Word extends string>(
  on: On<string> | undefined,
  words: readonly [Word, ...Word[]],
  parsed: Parsed,
): Word {
  if (!on) return words[0];
  const found = words.find((word) => word === on.tree.toLowerCase());
  if (found !== undefined) return found;
  const { line, value, key } = on.at;
  const sentence = message('“{0}:” must be one of {1}, not “{2}”.', key, words.join(', '), textOf(on.at));
  const fixes = words.map((word) => write(line, value, word));
  parsed.findings.push(mistake(line, value, 'expected', sentence, fixes));
  return words[0];
}
