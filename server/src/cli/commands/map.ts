import type { Chart, Frame } from '../../maps/cells';
import { withClaims } from '../../maps/claims';
import { finished, outcomesIn, valuesIn } from '../../maps/map';
import { mapSvg } from '../../maps/svg';
import { mapCsv, mapText, type Say } from '../../maps/write';
import { axesOf } from '../../rulesets/boards/axes';
import type { Rules } from '../../rulesets/own/rules';
import { message, render } from '../../text/message';
import { type Call, type Command, onlyFile } from '../command';
import { type ExitCode, FINE, misuse } from '../failure';
import { beginningAt, beginningOf } from '../input/beginning';
import { Output } from '../terminal/output';
import { STDOUT } from '../terminal/standard';

const FORMS = ['text', 'csv', 'svg'] as const;

export const map: Command = {
  name: 'map',
  operands: 'ID|FILE[:LINE]',
  summary: message('show where the lost positions lie'),
  details: [
    message(
      'One or two numbers of a position vary, and the others stay as in the first case of the sample or of the file, or in the case on the line.',
    ),
  ],
  options: ['game', 'library', 'size', 'as'],
  run: async (call): Promise<ExitCode> => {
    const operand = onlyFile(call);
    const form = formOf(call);
    const { problem, position } = (await beginningAt(call, operand)) ?? beginningOf(call, operand);
    const axes = axesOf(problem.ruleset, position, problem.own?.nameOf);
    if (!axes) throw misuse(message('there is no map of this game: {0}', problem.ruleset.title));
    print(call, { ruleset: problem.ruleset, axes }, form, { rules: problem.own?.rules, position });
    return FINE;
  },
};

function formOf({ options: { as } }: Call): (typeof FORMS)[number] {
  const form = FORMS.find((one) => one === (as ?? 'text'));
  if (form === undefined) throw misuse(message('--as expects text, csv or svg, not “{0}”', as ?? ''));
  return form;
}

/** How many positions a side has unless it is said, and how many it may have. */
const SIZES = { strip: 60, plane: 30, most: 5000 };

function sizeOf({ options: { size } }: Call, usual: number): number {
  if (size === undefined) return usual;
  if (!/^[1-9]\d{0,3}$/.test(size) || Number(size) > SIZES.most)
    throw misuse(message('--size expects a number from 1 to {0}, not “{1}”', SIZES.most, size));
  return Number(size);
}

/** What claims are about. */
interface Claiming {
  readonly rules: Rules | undefined;
  readonly position: unknown;
}

function print(call: Call, chart: Chart, form: (typeof FORMS)[number], { rules, position }: Claiming): void {
  const say: Say = (words) => (typeof words === 'string' ? words : render(words, call.translate));
  const isPlane = chart.axes.names.length === 2;
  const columns = sizeOf(call, isPlane ? SIZES.plane : SIZES.strip);
  const frame: Frame = {
    x: chart.axes.least,
    y: isPlane ? chart.axes.least : 0,
    columns,
    rows: isPlane ? columns : 1,
  };
  const known = finished(isPlane && form !== 'csv' ? outcomesIn(chart, frame) : valuesIn(chart, frame));
  const cells = form === 'text' ? known : finished(withClaims(chart, rules, position, known));
  const output = form === 'text' ? Output.forPeople() : Output.to(STDOUT);
  const lines =
    form === 'csv'
      ? mapCsv(chart, cells)
      : form === 'svg'
        ? [mapSvg(chart, cells, 'light', say)]
        : mapText(chart, cells, say);
  for (const line of lines) output.line(line);
  output.flush();
}
