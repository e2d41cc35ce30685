import { loadMistakes } from '../../mistakes/load';
import { type Message, message, render } from '../../text/message';
import { type Call, type Command, folderStands, forEachFile, type Options } from '../command';
import { reportFailure } from '../complain';
import { type ExitCode, FAULTY, FINE, misuse } from '../failure';
import { reportGuess } from '../input/choose';
import { withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { type Added, addToFiles } from '../strength/addCover';
import { jsonOf } from '../strength/json';
import { coverFor, type Measured, measured, type Together, together } from '../strength/measured';
import { reportLines } from '../strength/report';
import { Output } from '../terminal/output';
import { STDOUT } from '../terminal/standard';

export const strength: Command = {
  name: 'strength',
  operands: 'FILE…|-',
  summary: message('say which known mistakes test files catch, and which cases are missing'),
  details: [
    message('Programs with these mistakes are tried on each file; the smallest case that shows what survives is told.'),
    folderStands,
    message('Files of one problem are measured together.'),
    message('A line “# ignore: NAME reason” at the top of a file says that a mistake need not be caught.'),
    message('Of long files the first 20,000 cases are looked at.'),
  ],
  options: ['game', 'library', 'all', 'add', 'min', 'json'],
  optionTexts: {
    add: {
      shown: '--add',
      text: message('add the fewest cases that catch what survives; what was there is kept as x.game.bak'),
    },
  },
  run: async (call) => {
    const least = leastOf(call.options);
    const files: Measured[] = [];
    const mistakesOf = await loadMistakes();
    const unread = await forEachFile(call, (file) => {
      return withInput(file, (input) => {
        const document = openDocument(input, call.options.game);
        reportGuess(input.name, document.choice, call.translate);
        files.push(measured(document, mistakesOf));
        return FINE;
      });
    });
    const codes = groupsOf(files).map((group) => codeOf(call, () => tell(call, group, least)));
    return codes.reduce((worst, code) => (code > worst ? code : worst), unread);
  },
};

/** What goes wrong with the files of one problem is told, and the others are looked at all the same. */
function codeOf({ translate }: Call, work: () => ExitCode): ExitCode {
  try {
    return work();
  } catch (error) {
    return reportFailure(error, translate);
  }
}

/** The files of each problem, in the order in which the problems come first. */
function groupsOf(files: readonly Measured[]): Together[] {
  const ids = [...new Set(files.map(({ problem }) => problem.id))];
  return ids.map((id) => together(files.filter(({ problem }) => problem.id === id)));
}

function tell({ options, translate }: Call, found: Together, least: Least | undefined): ExitCode {
  const cover = coverFor(found);
  const adds = options.add === true && cover.cases.length > 0;
  const output = options.json === true ? Output.to(STDOUT) : Output.forPeople();
  if (options.json === true) output.line(JSON.stringify(jsonOf(found, cover, translate)));
  else
    for (const line of reportLines(found, cover, { isAll: options.all === true, isAdding: adds, translate }))
      output.line(line);
  output.flush();
  for (const added of adds ? addToFiles(found, cover.cases) : [])
    if (options.json !== true) for (const sentence of addedWords(added)) output.line(render(sentence, translate));
  output.flush();
  const survivors = adds ? cover.missed.length : found.survivors.length;
  return least && !isEnough(found.rows.length, survivors, least) ? FAULTY : FINE;
}

function* addedWords({ file, cases, kept }: Added): Generator<Message> {
  yield cases === 1 ? message('{0}: 1 case was added', file) : message('{0}: {1} cases were added', file, cases);
  if (kept !== undefined) yield message('{0}: what was there before', kept);
}

interface Least {
  readonly value: number;
  readonly isPercent: boolean;
}

const isEnough = (known: number, survivors: number, { value, isPercent }: Least): boolean =>
  isPercent ? (known - survivors) * 100 >= value * known : known - survivors >= value;

function leastOf({ min }: Options): Least | undefined {
  if (min === undefined) return undefined;
  const [, digits, percent] = /^(\d{1,9})(%?)$/.exec(min) ?? [];
  if (digits === undefined || (percent === '%' && Number(digits) > 100))
    throw misuse(message('--min takes a number or a percentage such as 90%, not “{0}”', min));
  return { value: Number(digits), isPercent: percent === '%' };
}
