import { linesOfProblem } from '../../document/choice/declaration';
import { describeEnd, describeFields, sketch } from '../../formats/describe';
import { isRuleKey } from '../../games/keyNames';
import { translator } from '../../l10n/translator';
import { problems, rulesOf } from '../../library/index';
import { searchProblems } from '../../library/search';
import { loadMistakes } from '../../mistakes/load';
import { smallestCases } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';
import { nameOf, namesOf } from '../../problems/shared/names';
import { columns, cutTo, folded } from '../../text/columns';
import { english, type Message, message, render, type Translate } from '../../text/message';
import type { Call, Command } from '../command';
import { type ExitCode, Failure, FINE, misuse } from '../failure';
import { problemNamed } from '../input/choose';
import { problemsInLibrary } from '../input/library';
import { casesInLine, differenceOn } from '../strength/words';
import { Output } from '../terminal/output';

export const problemTable: Command = {
  name: 'problems',
  operands: '[ID]',
  summary: message('list the judge problems, or describe one'),
  details: [],
  options: ['mistakes', 'search', 'library'],
  optionTexts: { mistakes: { shown: '--mistakes', text: message('the known mistakes of the problem') } },
  run: async (call): Promise<ExitCode> => {
    const lines = await linesFor(call);
    const output = Output.forPeople();
    for (const line of lines) output.line(line);
    output.flush();
    return FINE;
  },
};

function linesFor({ operands, options, translate }: Call): string[] | Promise<string[]> {
  const { search } = options;
  if (search !== undefined) return tableOf([search, ...operands].join(' '), translate);
  const [id, ...more] = operands;
  if (more.length > 0) throw misuse(message('expected one problem; unexpected argument “{0}”', more[0]!));
  if (options.mistakes === true) return mistakeLines(id, translate);
  return id === undefined
    ? table([...problems, ...problemsInLibrary()], translate)
    : description(problemNamed(id), id.toLowerCase(), translate);
}

/** Lists what has all the words, in whichever language they are. */
async function tableOf(words: string, translate: Translate): Promise<string[]> {
  const languages = [english, await translator('zh-cn')];
  const found = searchProblems(words, languages, problemsInLibrary());
  if (found.length === 0) throw new Failure(message('no problem has all these words: {0}', words));
  return table(found, translate);
}

/** Returns the mistakes of a problem, with their formulas and their smallest inputs. */
async function mistakeLines(id: string | undefined, translate: Translate): Promise<string[]> {
  if (id === undefined) throw misuse(message('no problem is named: winning-move problems ID --mistakes'));
  const problem = problemNamed(id);
  const mistakesOf = await loadMistakes();
  return columns(
    mistakesOf(problem).flatMap((mistake) => [
      [mistake.name, render(mistake.explanation, translate)],
      ['', mistake.formula],
      [
        '',
        `${casesInLine(problem, smallestCases(problem, mistake))}   ${render(differenceOn(problem, mistake), translate)}`,
      ],
    ]),
  );
}

/** Columns of a terminal, and of these those for ids, which longer ones overrun, and for titles, which are cut. */
const WIDTH = 80;
const ID_WIDTH = 18;
const TITLE_WIDTH = 36;

/** Returns a line for each problem, with its other names below, none of them wider than a terminal. */
function table(listed: readonly Problem[], translate: Translate): string[] {
  const [id, title, layout] = [message('id'), message('title'), message('layout')].map((word) =>
    render(word, translate),
  );
  const rows = columns([
    [title!, layout!],
    ...listed.map((problem) => [cutTo(problem.title, TITLE_WIDTH), sketch(problem.input).join(' | ')]),
  ]);
  const lineOf = (name: string, row: string): string => cutTo(`${name.padEnd(ID_WIDTH)}  ${row}`, WIDTH);
  return rows.flatMap((row, index) => {
    const problem = listed[index - 1];
    return problem ? [lineOf(problem.id, row), ...namesBelow(problem, translate)] : [lineOf(id!, row)];
  });
}

function namesBelow(problem: Problem, translate: Translate): string[] {
  const others = othersOf(problem, problem.id);
  return others === ''
    ? []
    : folded(render(message('also {0}', others), translate), WIDTH - 4).map((line) => `    ${line}`);
}

/** Returns the other names of a problem, with their titles where these are others. */
function othersOf(problem: Problem, id: string): string {
  const { title } = nameOf(problem, id);
  const others = namesOf(problem).filter((name) => name.id !== id);
  return others.map((name) => (name.title === title ? name.id : `${name.id} (${name.title})`)).join(' ');
}

/** `asked` is the problem's own id or one of its aliases. */
function description(problem: Problem, asked: string, translate: Translate): string[] {
  const { id, title, url } = nameOf(problem, asked);
  const {
    ruleset,
    input,
    players: [first, second],
    sample,
  } = problem;
  const rules = rulesOf(problem) ?? declaredRules(problem);
  const translated = (sentence: Message): string => render(sentence, translate);
  const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);
  const others = othersOf(problem, id);
  return [
    `${id}: ${title}`,
    ...(url === undefined ? [] : [url]),
    ...(others === '' ? [] : [translated(message('The same layout and words: {0}', others))]),
    translated(message('Game: {0}', ruleset.title)),
    ...(rules === undefined ? [] : [translated(message('Rules:')), ...indented(rules.split('\n'))]),
    translated(message('Moves first: {0}; the other: {1}', first, second)),
    '',
    translated(message('Layout:')),
    ...indented(sketch(input)),
    translated(describeEnd(input)),
    '',
    translated(message('Numbers:')),
    ...indented(
      columns(describeFields(input).map(({ range, meaning }) => [range, meaning ? translated(meaning) : ''])),
    ),
    ...(sample.input === ''
      ? []
      : [
          '',
          translated(message('Sample input:')),
          ...indented(linesOf(sample.input)),
          translated(message('Sample output:')),
          ...indented(linesOf(sample.output)),
        ]),
    ...(problem.note === undefined
      ? []
      : ['', typeof problem.note === 'string' ? problem.note : translated(problem.note)]),
  ];
}

/** Returns the rules of a problem of the user's library. */
const declaredRules = (problem: Problem): string | undefined =>
  linesOfProblem(problem)
    ?.lines.filter(({ key }) => isRuleKey(key))
    .map(({ text }) => text)
    .join('\n');

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');
