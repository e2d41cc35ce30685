/** Cuts a line into numbers, names and signs. */

/** From column `from` up to, not including, `to`. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

export interface Token extends Piece {
  readonly kind: 'number' | 'name' | 'sign' | 'unknown' | 'end';
  /** As it is meant: signs in their usual form, whatever their width. */
  readonly text: string;
}

const TOKEN =
  /(?<number>\d+)|(?<name>\p{L}[\p{L}\p{M}\p{N}_]*)|(?<sign>->|=>|\.{2,3}|\*\*|[<>=!]=|<>|&&|\|\||[-+*/%^()[\]{},<>=!…×≤≥≠→])|(?<unknown>\S)/uy;

/** What else people write, and what it stands for. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['→', '->'],
  ['...', '…'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['<>', '!='],
  ['==', '='],
  ['%', 'mod'],
  ['&&', 'and'],
  ['||', 'or'],
  ['!', 'not'],
]);

/** Tokens of the text from column `from` up to `to`, with one `end` at the end. */
export function tokensOf(text: string, { from, to }: Piece): Token[] {
  const plain = narrow(text.slice(0, to));
  const tokens: Token[] = [];
  for (let at = from; at < to;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(plain);
    const word = match?.[0] ?? '';
    if (match) tokens.push({ kind: kindOf(match), text: SAME.get(word) ?? word, from: at, to: at + word.length });
    at += Math.max(1, word.length);
  }
  tokens.push({ kind: 'end', text: '', from: to, to });
  return tokens;
}

function kindOf({ groups = {} }: RegExpExecArray): Token['kind'] {
  if (groups['number'] !== undefined) return 'number';
  if (groups['name'] !== undefined) return 'name';
  return groups['sign'] === undefined ? 'unknown' : 'sign';
}

/** Letters and signs of Chinese input methods in their usual width; each is one unit long, as before. */
export const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replaceAll('、', ',');
