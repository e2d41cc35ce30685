/** Whole values of lines, to be filled in: moves, layouts, words. */
import { type Message, message } from '../../text/message';
import { gameOf, type OwnGame } from '../game';
import type { Key } from '../keyNames';
import { type GameText, ruleLine } from '../lines';
import { parse } from '../parse';
import type { GameSymbol } from './symbols';

export interface Snippet {
  readonly label: string;
  readonly insert?: string;
  readonly detail?: Message;
}

/** What is known besides the line. */
export interface Around {
  /** All lines of the game but the one at hand. */
  readonly others: GameText;
  /** Layouts that the numbers of the file fit, the best first. */
  readonly guesses: readonly string[];
}

/** Whole lines, for a value that is still empty. */
export function snippetsFor(key: Key, { others, guesses }: Around): Snippet[] {
  switch (key) {
    case 'input':
      return guesses.length > 0
        ? guesses.map((label) => ({ label, detail: message('fits the numbers of this file') }))
        : LAYOUTS.map((label) => ({ label }));
    case 'move':
      return [...listSnippets(others), ...moveSnippets(heapOf(others))];
    case 'claim':
    case 'trust':
      return [
        {
          label: 'P when …',
          insert: 'P when ${1:n} mod ${2:4} = ${3:0}',
          detail: message('the player to move loses exactly there'),
        },
        { label: 'value = …', insert: 'value = ${1:n} mod ${2:4}', detail: message('the Grundy value') },
      ];
    case 'sum':
      return [{ label: 'one' }, { label: 'some' }, { label: 'all' }];
    case 'misere':
      return [{ label: 'yes' }];
    case 'say':
      return [
        { label: 'Case {i}: {}', insert: 'Case {i}: {\\}' },
        { label: 'Case #{i}: {}', insert: 'Case #{i}: {\\}' },
      ];
    case 'ask':
      return [{ label: 'h for h in 1..n', insert: '${1:h} for ${1:h} in 1..${2:n}' }, { label: 'each line' }];
    case 'win':
      return WORDS.map(([label]) => ({ label }));
    case 'lose':
      return loseSnippets(others);
    case 'bounds':
      return boundSnippets(others);
    case 'start':
    case 'players':
    case 'title':
    case 'url':
    case 'also':
    case 'note':
    case 'confirmed':
      return [];
  }
}

/** Bounds of the numbers of the input. */
const boundSnippets = (others: GameText): Snippet[] =>
  withMove(others)
    .symbols.filter(({ role }) => role === 'cases' || role === 'number' || role === 'list')
    .map(({ name }) => ({ label: `1 <= ${name} <= 10^5`, insert: `1 <= ${name} <= \${1:10^5}` }));

/** Layouts that judges have, for a file without numbers. */
const LAYOUTS = [
  'n / …',
  'T / n / …',
  'n k / a1 … an',
  'T / n / h1 … hn / …',
  'n h1 … hn / …',
  'n / h1 … hn / … / 0',
  'a b / …',
  'a b / … / 0 0',
];

/** Words that go together. */
const WORDS = [
  ['First', 'Second'],
  ['first', 'second'],
  ['Alice', 'Bob'],
  ['Yes', 'No'],
  ['YES', 'NO'],
  ['Win', 'Lose'],
] as const;

function loseSnippets(others: GameText): Snippet[] {
  const win = parse(others).win?.tree;
  const fitting = WORDS.filter(([word]) => word === win);
  return (fitting.length > 0 ? fitting : WORDS).map(([, label]) => ({ label }));
}

/** Returns moves that take the numbers of a list from a number of the input that is no count: `take a from K`. */
function listSnippets(others: GameText): Snippet[] {
  const { symbols } = gameOf(others);
  const lists = symbols.filter(({ role }) => role === 'list');
  const heaps = symbols.filter(isNoCount);
  return lists.flatMap(({ name: list }) =>
    heaps.map(({ name: heap }) => ({
      label: `take ${list} from ${heap}`,
      detail: message('take one of the numbers of {0}', list),
    })),
  );
}

function moveSnippets(heap: string): Snippet[] {
  return [
    { label: 'take 1..3', insert: 'take 1..${1:3}', detail: message('take any number from 1 to 3') },
    { label: 'take {1, 3, 4}', insert: 'take {${1:1, 3, 4}\\}', detail: message('take one of these numbers') },
    { label: `take 1..${heap}/2`, insert: `take 1..${heap}/\${1:2}`, detail: message('take at most half') },
    { label: 'take all but {2}', insert: 'take all but {${1:2}\\}', detail: message('take any number but these') },
    { label: 'split', detail: message('split a heap in two') },
    { label: 'split unequal', detail: message('split a heap in two unequal heaps') },
    {
      label: 'code 0.77',
      insert: 'code ${1:0.77}',
      detail: message('an octal code: digit k says what taking k may leave'),
    },
    {
      label: `${heap} -> ${heap} - 1`,
      insert: `${heap} -> \${1:${heap} - 1}`,
      detail: message('from a number to another'),
    },
    {
      label: '(a, b) -> (a - k, b) for k in 1..a',
      insert: '(${1:a}, ${2:b}) -> (${3:$1 - k, $2}) for ${4:k in 1..$1}',
      detail: message('from two numbers to two others'),
    },
  ];
}

/** Tells whether a number counts nothing, since the layout names it once. */
const isNoCount = ({ role, spans }: GameSymbol): boolean => role === 'number' && spans.length === 1;

/** Returns what the heap is called, as far as that is clear; else the first number that may be one. */
function heapOf(others: GameText): string {
  const { declared, symbols } = withMove(others);
  return declared?.rules.coordinates[0] ?? symbols.find(isNoCount)?.name ?? 'n';
}

/** Returns the game with a move, if it lacks one. */
export function withMove(others: GameText): OwnGame {
  if (others.lines.some(({ key }) => key === 'move')) return gameOf(others);
  return gameOf({ ...others, lines: [...others.lines, ruleLine('move: take 1..3', 0, 0)!] });
}
