import type { GameDocument } from '../../document/document';
import { claimFindingsOfRules, examinationOfRules } from '../../document/rules/claimFindings';
import { type Finding, severities } from '../../text/finding';
import { message } from '../../text/message';
import { type Call, type Command, folderStands, forEachFile } from '../command';
import { type ExitCode, FAULTY, FINE } from '../failure';
import { byPlace, checked, examine } from '../input/checked';
import { isRulesFile, rulesIn } from '../input/rulesFile';
import { Output } from '../terminal/output';
import { Report } from '../terminal/report';

/** With these nothing of a file is checked, so it is not right. */
const UNDECIDED: ReadonlySet<string> = new Set(['ambiguous-problem', 'no-problem']);

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
    message('A file that does not tell which problem it holds ends with exit code 1: nothing of it is checked.'),
    message('A case whose answer is not known is a warning, for which “solve” and “write” end with exit code 1.'),
    message(
      'Rules of a game of your own are checked with their claims: in a header, or in a file of rules that is named.',
    ),
    folderStands,
  ],
  options: ['game', 'library', 'strict'],
  run: (call) =>
    forEachFile(call, async (file) => {
      if (isRulesFile(file)) return checkRules(call, file);
      const { name, found, document } = await checked(call, file);
      return reportFindings(call, name, found, (report) => document && countLeftOut(document, report));
    }),
};

async function checkRules(call: Call, file: string): Promise<ExitCode> {
  const rules = rulesIn(file);
  await examine(examinationOfRules(rules));
  return reportFindings(call, file, byPlace([...rules.game.findings, ...claimFindingsOfRules(rules)]));
}

function reportFindings(
  { options: { strict }, translate }: Call,
  name: string,
  found: Iterable<Finding>,
  countOthers: (report: Report) => void = () => undefined,
): ExitCode {
  const output = Output.forPeople();
  const report = new Report(name, translate, MOST_FINDINGS, (line) => output.line(line));
  let isChecked = true;
  for (const finding of found) {
    report.add(finding);
    isChecked &&= !UNDECIDED.has(finding.code);
  }
  countOthers(report);
  report.close();
  output.flush();
  const { error, warning } = report.counts;
  return error > 0 || !isChecked || (strict === true && warning > 0) ? FAULTY : FINE;
}

/** Of blocks with very many findings, some are only counted. */
function countLeftOut({ blocks, end }: GameDocument, report: Report): void {
  for (let index = 0; index < blocks.length && blocks.linesBefore(index) < end.line; index++) {
    const { counts, findings: kept } = blocks.at(index).cases;
    for (const severity of severities)
      report.addUntold(severity, counts[severity] - kept.filter((finding) => finding.severity === severity).length);
  }
}
