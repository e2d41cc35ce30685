/** Lines of rules whose colon is missing: they are comments in a header, and say nothing in a file of rules. */
import type { Finding } from '../text/finding';
import { message } from '../text/message';
import { isKey, type Key, REPEATED } from './keyNames';
import { type GameText, type RuleLine, ruleLine, textOf } from './lines';
import { edit, mistake } from './mistakes';
import { parse } from './parse';

/** Words of a player or an output are few; a remark has more. */
const MOST_WORDS = 3;

/** Returns the lines that are meant as rules, as far as that is plain: a remark may begin with such a word, too. */
export const linesWithoutColon = (text: GameText): RuleLine[] =>
  (text.bare ?? []).filter((at) => {
    const isThere = text.lines.some(({ key }) => key === at.key) && !REPEATED.includes(at.key);
    return !isThere && isKey(at.key) && (text.prefix === '' || isMeant(at.key, textOf(at)));
  });

/** Returns what is wrong with them. A game without another move has none because of it. */
export function colonFindings(text: GameText): Finding[] {
  const hasMove = text.lines.some(({ key }) => key === 'move');
  return linesWithoutColon(text).map((at) => {
    const { line, key, keyPiece, colon } = at;
    const finding = mistake(
      line,
      keyPiece,
      'missing-colon',
      message('A colon is missing after “{0}”: without it, this line is a comment.', key),
      [{ title: message('Add the colon'), edits: [edit(line, { from: colon, to: colon }, ':')] }],
    );
    return key === 'move' && !hasMove ? finding : { ...finding, severity: 'warning' };
  });
}

function isMeant(key: Key, value: string): boolean {
  switch (key) {
    case 'move':
      return /\d|->|→|\{|^split\b/.test(value) && canBeRead(key, value);
    case 'input':
      return /[/…]|\.{3}/.test(value) && canBeRead(key, value);
    case 'bounds':
    case 'claim':
    case 'trust':
      return canBeRead(key, value);
    case 'start':
      return value.startsWith('(') && canBeRead(key, value);
    case 'ask':
      return / for | line$/.test(value) && canBeRead(key, value);
    case 'win':
    case 'lose':
      return value.split(/\s+/).length <= MOST_WORDS;
    case 'say':
      return value.includes('{}');
    case 'players':
      return /^\S+\s*[,，]\s*\S+$/.test(value);
    case 'sum':
      return ['one', 'some', 'all'].includes(value);
    case 'misere':
      return ['yes', 'no'].includes(value);
    case 'title':
    case 'url':
    case 'also':
    case 'note':
    case 'confirmed':
      return false;
  }
}

/** Is it a line without mistakes, once it has its colon? */
function canBeRead(key: Key, value: string): boolean {
  const line = ruleLine(`${key}: ${value}`, 0, 0);
  return line !== undefined && parse({ name: '', prefix: '', lines: [line] }).findings.length === 0;
}
