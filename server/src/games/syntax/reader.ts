/** Goes through the tokens of one line, up to the first mistake. */
import type { Finding, Fix } from '../../text/finding';
import type { FindingCode } from '../../text/findingCode';
import { type Message, message } from '../../text/message';
import { mistake, write } from '../mistakes';
import { type Piece, type Token, tokensOf } from './lexer';
import type { Name, Tree } from './tree';

/** Trees are no higher, so that a recursive walk cannot overflow the stack. */
const HIGHEST = 200;
const MAX_LINE_UNITS = 10_000;

/** Words that are no names. */
const KEYWORDS = new Set(['for', 'in', 'if', 'when', 'where', 'and', 'or', 'not', 'divides', 'mod', 'xor', 'nothing']);

/** Is the text a name, and nothing else? */
export function isName(text: string): boolean {
  const [token, end] = tokensOf(text, { from: 0, to: text.length });
  return token?.kind === 'name' && end?.kind === 'end' && token.text === text && !KEYWORDS.has(text);
}

/** What takes the place of something that cannot be read. */
const nothing: Tree = { kind: 'number', value: 0, from: 0, to: 0, height: 1 };

export class Reader {
  finding: Finding | undefined;
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(
    readonly line: number,
    private readonly text: string,
    piece: Piece,
  ) {
    const isLong = piece.to - piece.from > MAX_LINE_UNITS;
    this.tokens = tokensOf(text, isLong ? { from: piece.from, to: piece.from } : piece);
    if (isLong) this.fail('too-long', piece, message('A line of rules has at most {0} characters.', MAX_LINE_UNITS));
  }

  get next(): Token {
    return this.tokens[this.at]!;
  }

  /** The end of the token before. */
  get last(): number {
    return this.tokens[this.at - 1]?.to ?? this.next.from;
  }

  ahead(count: number): Token {
    return this.tokens[Math.min(this.at + count, this.tokens.length - 1)]!;
  }

  is(...texts: readonly string[]): boolean {
    return this.next.kind !== 'end' && texts.includes(this.next.text);
  }

  isName(): boolean {
    return this.next.kind === 'name' && !KEYWORDS.has(this.next.text);
  }

  isEnd(): boolean {
    return this.next.kind === 'end';
  }

  move(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.at++;
    return token;
  }

  /** Passes the sign or word if it comes next. */
  pass(text: string): boolean {
    if (!this.is(text)) return false;
    this.move();
    return true;
  }

  /** Passes the sign or word, which must come next. */
  expect(text: string, sentence: Message): void {
    if (!this.pass(text)) this.failHere(sentence);
  }

  name(sentence: Message): Name {
    if (!this.isName()) this.failHere(sentence);
    const { from, to, text } = this.move();
    return { name: text, from, to };
  }

  /** Passes all that stands between here and the next blank. */
  word(): Piece & { readonly text: string } {
    const { from } = this.next;
    const text = /^\S*/.exec(this.text.slice(from, this.tokens.at(-1)!.to))?.[0] ?? '';
    while (this.next.from < from + text.length) this.move();
    return { from, to: from + text.length, text };
  }

  failHere(sentence: Message): Tree {
    return this.fail('expected', this.here(), sentence);
  }

  /** Returns the next token, or the end of the line. */
  here(): Piece {
    const { kind, from, to } = this.next;
    // There is something to see at the end, too.
    return kind === 'end'
      ? { from: Math.max(0, Math.max(this.last, 1) - 1), to: Math.max(this.last, 1) }
      : { from, to };
  }

  /** Notes the first mistake of a line: what follows it may follow from it. */
  fail(code: FindingCode, piece: Piece, sentence: Message, fixes?: readonly Fix[]): Tree {
    this.finding ??= mistake(this.line, piece, code, sentence, fixes);
    this.at = this.tokens.length - 1;
    return nothing;
  }

  /** Returns the same, with fixes that write something in place of the piece. */
  failWith(code: FindingCode, piece: Piece, sentence: Message, ...texts: readonly string[]): Tree {
    return this.fail(
      code,
      piece,
      sentence,
      texts.map((text) => write(this.line, piece, text)),
    );
  }

  /** Reads something within something. */
  within(read: () => Tree): Tree {
    if (this.depth >= HIGHEST) return this.tooDeep(this.here());
    this.depth++;
    const tree = read();
    this.depth--;
    return tree;
  }

  /** Returns a tree over others, unless it is too high. */
  over(tree: Tree): Tree {
    return tree.height > HIGHEST ? this.tooDeep(tree) : tree;
  }

  /** From a column to the end of the last token. */
  pieceFrom(from: number): Piece {
    return { from, to: Math.max(from, this.last) };
  }

  private tooDeep({ from, to }: Piece): Tree {
    return this.fail('too-deep', { from, to }, message('Nested too deeply: more than {0} levels.', HIGHEST));
  }

  textOf({ from, to }: Piece): string {
    return this.text.slice(from, to);
  }
}

/** Returns how high a tree over these is. */
export const heightOver = (...trees: readonly Tree[]): number =>
  1 + trees.reduce((highest, { height }) => Math.max(highest, height), 0);
