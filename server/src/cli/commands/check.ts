import type { GameDocument } from '../../document/document';
import { findings } from '../../document/findings/findings';
import { claimFindingsOfRules, examinationOf, examinationOfRules } from '../../document/rules/claimFindings';
import { isPrepared } from '../../features/slices';
import type { Work } from '../../rulesets/ruleset';
import { inPauses } from '../../rulesets/ruleset';
import { type Finding, severities } from '../../text/finding';
import { message } from '../../text/message';
import { type Call, type Command, folderStands, forEachFile } from '../command';
import { type ExitCode, FAULTY, FINE } from '../failure';
import { reportGuess } from '../input/choose';
import { hasNoFindings } from '../input/hasNoFindings';
import { type Input, withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { isRulesFile, rulesIn } from '../input/rulesFile';
import { staleOutput } from '../outputs/staleOutput';
import { STDOUT } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { Report } from '../terminal/report';
import { nextTurn } from '../terminal/signals';

/** Nobody reads more about one file. */
const MOST_FINDINGS = 1000;

export const check: Command = {
  name: 'check',
  operands: 'FILE…|-',
  summary: message('report what is wrong with files'),
  details: [
    message(
      'Each finding is a line “file:line:column: severity code: message”; the severity is error, warning, information or note. Lines and columns count from 1.',
    ),
    message('Expected outputs are checked, too: those in a file, and x.out beside x.game.'),
    message(
      'Rules of a game of your own are checked with their claims: in a header, or in a file of rules that is named.',
    ),
    folderStands,
  ],
  options: ['game', 'library', 'strict'],
  run: (call) =>
    forEachFile(call, async (file) => {
      if (isRulesFile(file)) return checkRules(call, file);
      const stale = await staleOutput(call, file);
      if (file !== '-' && (await withInput(file, (input) => hasNoFindings(call, input))))
        return reportFindings(call, file, stale ? [stale] : []);
      return withInput(file, (input) => checkInput(call, input, stale));
    }),
};

async function checkInput(call: Call, input: Input, stale: Finding | undefined): Promise<ExitCode> {
  const document = openDocument(input, call.options.game);
  await examine(examinationOf(document));
  reportGuess(input.name, document.choice, call.translate);
  return reportFindings(call, input.name, inOrder(document, stale), (report) => countLeftOut(document, report));
}

async function checkRules(call: Call, file: string): Promise<ExitCode> {
  const rules = rulesIn(file);
  await examine(examinationOfRules(rules));
  return reportFindings(call, file, byPlace([...rules.game.findings, ...claimFindingsOfRules(rules)]));
}

/** Checks the claims of a game, and whether it ends. */
const examine = (work: Work | undefined): Promise<unknown> =>
  work ? isPrepared(inPauses(work), () => nextTurn().then(() => true)) : Promise.resolve();

function reportFindings(
  { options: { strict }, translate }: Call,
  name: string,
  found: Iterable<Finding>,
  countOthers: (report: Report) => void = () => undefined,
): ExitCode {
  const output = Output.to(STDOUT);
  const report = new Report(name, translate, MOST_FINDINGS, (line) => output.line(line));
  for (const finding of found) report.add(finding);
  countOthers(report);
  report.close();
  output.flush();
  const { error, warning } = report.counts;
  return error > 0 || (strict === true && warning > 0) ? FAULTY : FINE;
}

/**
 * Returns the findings by place. Those about the file as a whole come first from the document and are sorted in, as is
 * the one about its output.
 */
function* inOrder(document: GameDocument, stale: Finding | undefined): Generator<Finding> {
  const batches = findings(document);
  const first = batches.next();
  const whole = byPlace([...(first.done ? [] : first.value), ...(stale ? [stale] : [])]);
  for (const batch of batches) {
    for (const finding of byPlace(batch)) {
      while (whole[0] && distance(whole[0], finding) <= 0) yield whole.shift()!;
      yield finding;
    }
  }
  yield* whole;
}

const byPlace = (batch: readonly Finding[]): Finding[] => [...batch].sort(distance);

/** By place; at one place, the worst first. */
function distance(one: Finding, other: Finding): number {
  const [a, b] = [one.span.start, other.span.start];
  return (
    a.line - b.line ||
    a.character - b.character ||
    severities.indexOf(one.severity) - severities.indexOf(other.severity)
  );
}

/** Of blocks with very many findings, some are only counted. */
function countLeftOut({ blocks, end }: GameDocument, report: Report): void {
  for (let index = 0; index < blocks.length && blocks.linesBefore(index) < end.line; index++) {
    const { counts, findings: kept } = blocks.at(index).cases;
    for (const severity of severities)
      report.addUntold(severity, counts[severity] - kept.filter((finding) => finding.severity === severity).length);
  }
}
