import { integer, line, lines, untilEndOfFile, withBlankLines } from '../formats/format';
import { northcott } from '../rulesets/northcott';
import { message } from '../text/message';
import { type Objection, problem, winner } from './problem';

const column = { min: 1, meaning: message('the column of a piece') };

export const hdu1730 = problem({
  id: 'hdu-1730',
  title: 'Northcott Game',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1730',
  ruleset: northcott,
  input: withBlankLines(
    untilEndOfFile(
      line(
        integer('n', { min: 1, max: 1000, meaning: message('the number of rows') }),
        integer('m', { min: 2, max: 100, meaning: message('the number of columns') }),
      ),
      lines('rows', 'n', line(integer('mine', column), integer('theirs', column))),
    ),
  ),
  players: ['Tom', 'Jerry'],
  position: ({ m, rows }) => ({ columns: m, rows }),
  rewrite: ({ n, m }, { rows }) => ({ n, m, rows }),
  objections: ({ m, rows }) => rows.flatMap((row, index) => rowObjections(row, m, index)),
  output: winner(northcott, 'I WIN!', 'BAD LUCK!'),
  *cases() {
    const pairs = [
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 5],
      [6, 1],
      [1, 6],
      [4, 6],
      [5, 6],
    ].map(([mine = 1, theirs = 2]) => ({ mine, theirs }));
    for (const one of pairs) {
      yield { n: 1, m: 6, rows: [one] };
      for (const other of pairs) yield { n: 2, m: 6, rows: [one, other] };
    }
    for (const [a, b, c] of [
      [2, 3, 4],
      [2, 4, 7],
      [1, 1, 2],
      [3, 5, 7],
    ] as const)
      yield {
        n: 3,
        m: 100,
        rows: [
          { mine: 1, theirs: 1 + a },
          { mine: 1 + b, theirs: 1 },
          { mine: 100 - c, theirs: 100 },
        ],
      };
    yield { n: 1, m: 2, rows: [{ mine: 2, theirs: 1 }] };
    yield {
      n: 1000,
      m: 100,
      rows: Array.from({ length: 1000 }, (_, index) => ({ mine: 1 + (index % 50), theirs: 100 - (index % 49) })),
    };
  },
  /** The statement's; its note says that any number of blank lines stands between cases. */
  sample: { input: '3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n', output: 'BAD LUCK!\nI WIN!\n' },
});

type Row = Parameters<typeof northcott.outcome>[0]['rows'][number];

function rowObjections({ mine, theirs }: Row, columns: Row['mine'], line: number): Objection<never>[] {
  const isOff = (cell: Row['mine']) => cell === 0 || cell > columns;
  if (isOff(mine) || isOff(theirs))
    return [
      {
        code: 'off-the-board',
        at: { name: isOff(mine) ? 'mine' : 'theirs', line },
        message: message('The columns are numbered from 1 to {0}.', columns),
      },
    ];
  return mine === theirs
    ? [{ code: 'same-cell', at: { name: 'theirs', line }, message: message('Two pieces cannot stand on one cell.') }]
    : [];
}
