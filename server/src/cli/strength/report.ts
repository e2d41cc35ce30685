/** What `strength` prints of the files of a problem, for people. */
import type { Cover } from '../../judging/cover';
import { smallestCases } from '../../mistakes/mistake';
import { columns } from '../../text/columns';
import { clauses, sentences } from '../../text/joined';
import { type Message, message, render, type Translate } from '../../text/message';
import type { Measured, Row, Together } from './measured';
import { casesInLine, differenceOn, unreachedWords } from './words';

export interface ReportOptions {
  /** Tells of the mistakes that are caught, too. */
  readonly isAll: boolean;
  /** The cases that are missing are about to be added. */
  readonly isAdding: boolean;
  readonly translate: Translate;
}

/** Returns the lines. `cover` has the cases that are missing. */
export function reportLines(found: Together, cover: Cover, options: ReportOptions): string[] {
  const say = (sentence: Message): string => render(sentence, options.translate);
  const { files } = found;
  return [
    ...(files.length > 1 ? files.map((file) => say(countOf(file))) : []),
    say(headline(found)),
    ...survivorLines(found, say),
    ...(options.isAll ? caughtLines(found, say) : []),
    ...found.ignored.map(({ mistake, reason }) => say(message('Need not be caught: {0} ({1})', mistake.name, reason))),
    ...idleLines(files, say),
    ...coverLines(found, cover, options, say),
    ...boundLines(found, say),
  ];
}

const countOf = ({ name, strength: { catches } }: Measured): Message =>
  message('{0}: {1} of {2}', name, catches.filter(({ cases }) => cases.length > 0).length, catches.length);

function headline({ files, problem, rows, survivors }: Together): Message {
  const caught = rows.length - survivors.length;
  const name = files.length > 1 ? message('{0}, all {1} files together', problem.id, files.length) : files[0]!.name;
  if (rows.length === 0) return message('{0}: no mistakes are known for this problem.', name);
  if (survivors.length === 0) return message('{0}: all {1} known mistakes are caught.', name, rows.length);
  return survivors.length === 1
    ? message('{0}: {1} of {2} known mistakes are caught. One survives:', name, caught, rows.length)
    : message('{0}: {1} of {2} known mistakes are caught. {3} survive:', name, caught, rows.length, survivors.length);
}

type Say = (sentence: Message) => string;

function survivorLines({ problem, survivors }: Together, say: Say): string[] {
  const shown = columns(
    survivors.map((mistake) => [
      casesInLine(problem, smallestCases(problem, mistake)),
      say(differenceOn(problem, mistake)),
    ]),
  );
  return columns(
    survivors.flatMap((mistake, index) => [
      ['', mistake.name, say(mistake.explanation)],
      ['', '', shown[index]!],
    ]),
  );
}

function caughtLines({ rows, files }: Together, say: Say): string[] {
  const caught = rows.filter(({ by }) => by.length > 0);
  return columns(caught.map((row) => ['', row.mistake.name, say(caughtBy(row, files.length > 1))]));
}

/** The first case that catches it, and how many do. */
function caughtBy({ by }: Row, isNamed: boolean): Message {
  const [{ file, cases }] = by as [Row['by'][number]];
  const { indices } = file.strength.known;
  const index = indices[cases[0]!];
  const count = by.reduce((sum, one) => sum + one.cases.length, 0);
  const first = index === undefined ? message('the end of the input') : message('case {0}', index + 1);
  const place = isNamed ? message('⟨case of a file⟩{0}, {1}', file.name, first) : first;
  return count > 1 ? message('caught by {0} and {1} more', place, count - 1) : message('caught by {0} only', place);
}

/** Lines that excuse nothing. */
const idleLines = (files: readonly Measured[], say: Say): string[] =>
  files.flatMap(({ name, strength }) =>
    strength.idle.map(({ line, name: mistake, reason }) =>
      say(
        reason === ''
          ? message('{0}:{1}: a reason is missing: # ignore: {2} …', name, line + 1, mistake)
          : message('{0}:{1}: no known mistake is called “{2}”', name, line + 1, mistake),
      ),
    ),
  );

function coverLines(
  { problem, files, survivors }: Together,
  { cases, missed }: Cover,
  { isAdding }: ReportOptions,
  say: Say,
): string[] {
  if (survivors.length === 0) return [];
  const file = files.at(-1)!.name;
  const shown = cases.map((fields) => casesInLine(problem, [fields])).join(',  ');
  const found =
    cases.length === 1
      ? message('The case  {0}  catches what survives.', shown)
      : message('The {0} cases  {1}  catch what survives.', cases.length, shown);
  const how = isAdding ? [] : [message('Add them: {0}', `winning-move strength --add ${file}`)];
  return [
    ...(cases.length > 0 ? [say(sentences([found, ...how]))] : []),
    ...missed.map(({ name }) => say(message('{0} does not show after the cases of this file.', name))),
  ];
}

function boundLines({ unreached }: Together, say: Say): string[] {
  const never = unreached.flatMap(unreachedWords);
  return never.length === 0 ? [] : [say(message('Bounds: {0}.', clauses(never)))];
}
