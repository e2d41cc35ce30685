import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatGame } from '../../server/src/games/editing/format';
import { type Declared, gameOf } from '../../server/src/games/game';
import { readHeader, readRulesFile } from '../../server/src/games/lines';
import { tokensOf } from '../../server/src/games/syntax/lexer';
import { anyDraw, type Draw, textNote } from '../draw';
import { applyEdits } from '../text/edits';
import { runs } from '../thorough';
import { headerOf, judged } from './declare';

const format = (text: string): string => applyEdits(text, formatGame(readHeader(text)!));
const formatLines = (...lines: string[]): string[] =>
  format(headerOf(...lines))
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(2));

/** What is declared, without places. */
const meant = (declared: Declared | undefined) =>
  declared && [declared.rules, declared.questions, declared.input.format, declared.output, declared.players];

/** The header with blanks at random: more, or fewer where nothing depends on them. */
function anyBlanks(draw: Draw, header: readonly string[]): string {
  const lines = header.map((line) => {
    const colon = line.indexOf(':');
    const key = line.slice(0, colon);
    if (['win', 'lose', 'say', 'players'].includes(key))
      return `#${blanks(draw)}${key} :${blanks(draw)}${line.slice(colon + 1)}`;
    const tokens = tokensOf(line, { from: colon + 1, to: line.length });
    let text = `#${blanks(draw)}${key}${blanks(draw)}:`;
    tokens.forEach(({ from, to, kind }, index) => {
      const before = tokens[index - 1];
      const isOpen = before !== undefined && before.to < from;
      const mayClose = kind === 'sign' || before?.kind === 'sign';
      text += isOpen ? (mayClose && draw.oneIn(2) ? '' : ` ${blanks(draw)}`) : '';
      text += line.slice(from, to);
    });
    return text + blanks(draw);
  });
  return draw.note(`# game: mine\n${lines.join('\n')}\n`, textNote);
}

const blanks = (draw: Draw): string => draw.oneOf(['', '', ' ', '   ', '\t']);

describe('games/format', () => {
  it('puts one space where there is one', () => {
    assert.deepEqual(
      formatLines(
        'INPUT :T/n  k/h1…hn/…',
        'move:(a,b)->(a-k*b,-b+(2k))for k in 1 .. a/b if a>b and not(b<=0)',
        'move:  h->h-2 ** k , max ( h-1,0 ) for k in{1,2 , 3}if prime (h)',
      ),
      [
        'input: T / n k / h1 … hn / …',
        'move: (a, b) -> (a - k*b, -b + (2k)) for k in 1..a/b if a > b and not (b <= 0)',
        'move: h -> h - 2**k, max(h - 1, 0) for k in {1, 2, 3} if prime(h)',
      ],
    );
    assert.deepEqual(
      formatLines('move: take  1..h / 2  from h', 'say:   Case {i}:  {}  ', 'misere:  yes', 'bounds: 1<=h<=2*10 ^ 5'),
      ['move: take 1..h / 2 from h', 'say: Case {i}:  {}', 'misere: yes', 'bounds: 1 <= h <= 2*10^5'],
    );
    assert.deepEqual(formatLines('move：code 0.77', 'start:n×3', 'claim: P when n%2=0'), [
      'move: code 0.77',
      'start: n × 3',
      'claim: P when n % 2 = 0',
    ]);
    assert.deepEqual(
      formatLines(
        'input: n/a1…an',
        'start:sum (x for  x in a if x>1),xor(x for x in a),n xor(n+1)',
        'move: h -> h - 1',
      ),
      ['input: n / a1 … an', 'start: sum(x for x in a if x > 1), xor(x for x in a), n xor(n + 1)', 'move: h -> h - 1'],
    );
    assert.deepEqual(formatLines('move：（a，b） -> （a - 1，b）'), ['move: (a, b) -> (a - 1, b)']);
  });

  it('leaves lines that cannot be read, and what is no line of a game', () => {
    const text = '# game: mine\n#  a remark\n#move:  h -> \n#note: x\n';
    assert.equal(format(text), text);
  });

  it('has no prefix in a file of rules', () => {
    const text = 'move:take 1..3\n# a remark\nwin :A\nlose:B';
    assert.equal(
      applyEdits(text, formatGame(readRulesFile(text, 'mine'))),
      'move: take 1..3\n# a remark\nwin: A\nlose: B',
    );
  });

  it('leaves good headers as they are, and makes one of all their variants', () => {
    const headers = Object.values(judged).map(({ header }) => header);
    for (const header of headers) assert.equal(format(headerOf(...header)), headerOf(...header));
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const header = draw.oneOf(headers);
        const text = anyBlanks(draw, header);
        const formatted = format(text);
        assert.equal(format(formatted), formatted);
        const [before, after] = [gameOf(readHeader(text)!), gameOf(readHeader(formatted)!)];
        assert.ok(before.declared, text);
        assert.deepEqual(meant(after.declared), meant(before.declared));
      }),
      runs(200, 500),
    );
  });
});
