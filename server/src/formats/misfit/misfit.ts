/**
 * How much of a text is not as a layout has it. Nothing ever is in a text that is right as far as it is written: the
 * last line may be half-typed, the last case incomplete, and the count of cases or the line of zeros may be still to
 * come true.
 *
 * A reader of cases loses its way after a wrong line that says how many lines follow. Here that must not make a layout
 * look wrong from there on, so all ways to go on are followed, and the best one counts.
 */
import type { Borrowed } from '../../text/borrowed';
import { kindOf, type TokenTable, tokenText, VALUES } from '../../text/table';
import type { Compiled, CompiledRow } from '../compile';
import { readNumeral } from '../numeral';
import { isTerminator, type LineAt, lineMisfit, OUT_OF_BOUNDS, UNFINISHED, WRONG } from './lineMisfit';

/** A layout, and what else can be wrong with a case. */
export interface Layout {
  readonly compiled: Compiled;
  /** Do the rules of the game forbid the case that begins with a token, all of its lines being right? */
  readonly forbids?: ((table: Borrowed<TokenTable>, firstToken: number) => boolean) | undefined;
}

/** One way to read the text, up to some line. */
class Path {
  cost = 0;
  /** The number of cases, as the text says; infinite where it says nothing. */
  wanted = Infinity;
  cases = 0;
  /** What the next line is: a row of a case, and how many lines of the row are there already. */
  row = 0;
  repeats = 0;
  /** The last row goes on for nobody knows how long. */
  isOpen = false;
  /** A line of zeros has ended the input. */
  hasEnded = false;
  firstToken = 0;
  /** All lines of the case are right, but for bounds. */
  isSound = true;

  constructor(
    /** For each slot the number read last. */
    readonly counts: Float64Array,
    public countIsDue: boolean,
  ) {}

  /** Another way that is the same so far. */
  fork(): Path {
    const path = new Path(this.counts.slice(), this.countIsDue);
    path.cost = this.cost;
    path.wanted = this.wanted;
    path.cases = this.cases;
    path.row = this.row;
    path.repeats = this.repeats;
    path.isOpen = this.isOpen;
    path.hasEnded = this.hasEnded;
    path.firstToken = this.firstToken;
    path.isSound = this.isSound;
    return path;
  }
}

/**
 * Returns what is wrong with the lines, added up; `enough` where it is as much or more. `isCut` says that the text may
 * go on in the middle of its last line.
 */
export function misfit(layout: Layout, table: Borrowed<TokenTable>, isCut: boolean, enough = Infinity): number {
  const { compiled } = layout;
  const last = lastNumbers(table);
  let paths = [new Path(new Float64Array(compiled.slots), compiled.count !== undefined)];
  for (let line = 0; line <= last; line++) {
    if (!hasNumbers(table, line)) continue;
    const [from, to] = [table.lineToken[line]!, table.lineToken[line + 1]!];
    const at = { table, line, from, to, isLast: line === last, isCut: isCut && line === table.lineCount - 1 };
    const ways: Path[] = [];
    for (const path of paths) readLine(layout, path, at, ways);
    paths = bestOf(ways);
    if (paths[0]!.cost >= enough) return enough;
  }
  return Math.min(enough, ...paths.map((path) => path.cost + endMisfit(compiled, path)));
}

/** So many ways are followed. */
const MOST_PATHS = 4;

/** Returns the best ways, the very best first. Of those that go on alike one is enough. */
function bestOf(ways: Path[]): Path[] {
  if (ways.length === 1) return ways;
  const best: Path[] = [];
  for (const path of ways.sort((one, other) => one.cost - other.cost))
    if (best.length < MOST_PATHS && !best.some((one) => areAlike(one, path))) best.push(path);
  return best;
}

const areAlike = (one: Path, other: Path): boolean =>
  one.row === other.row &&
  one.repeats === other.repeats &&
  one.isOpen === other.isOpen &&
  one.hasEnded === other.hasEnded;

/** Goes on with a line, in each way there is: `ways` gets them all. */
function readLine(layout: Layout, path: Path, at: LineAt, ways: Path[]): void {
  if (path.countIsDue) {
    path.countIsDue = false;
    if (at.to - at.from === 1) {
      readCount(layout, path, at, ways);
      return;
    }
    path.cost += WRONG;
  }
  // What comes after the end is wrong once, and is read on: it may be the end that is out of place.
  if (path.hasEnded) path.cost += WRONG;
  path.hasEnded = false;
  if (path.row > 0 && !path.isOpen) {
    readRow(layout, path, at, ways);
    return;
  }
  if (path.isOpen) readRow(layout, path.fork(), at, ways);
  const isBetween = !path.isOpen && path.cases > 0;
  path.row = path.repeats = 0;
  path.isOpen = false;
  if (isTerminator(layout.compiled, at)) {
    path.hasEnded = true;
    ways.push(path);
    return;
  }
  if (isBetween) readOneMore(layout, path.fork(), at, ways);
  path.cases++;
  path.firstToken = at.from;
  path.isSound = true;
  readRow(layout, path, at, ways);
}

function readCount({ compiled }: Layout, path: Path, at: LineAt, ways: Path[]): void {
  path.cost += lineMisfit(compiled, compiled.count!, path.counts, at);
  path.wanted = Number(readNumeral(tokenText(at.table, at.from)).value ?? Infinity);
  ways.push(path);
}

/** The number of repeated lines may be half-typed, so that more of them follow than it says. */
function readOneMore(layout: Layout, path: Path, at: LineAt, ways: Path[]): void {
  const { rows } = layout.compiled;
  if (rows.at(-1)!.times < 0) return;
  path.row = rows.length - 1;
  path.isOpen = true;
  path.isSound = false;
  path.cost += UNFINISHED;
  readRow(layout, path, at, ways);
}

/** Takes the line as the row that is due. */
function readRow(layout: Layout, path: Path, at: LineAt, ways: Path[]): void {
  const { rows } = layout.compiled;
  const row = rows[path.row]!;
  const misfit = lineMisfit(layout.compiled, row.shape, path.counts, at, path.row === 0);
  path.cost += misfit;
  if (misfit > OUT_OF_BOUNDS) path.isSound = false;
  // It may be a line too many.
  if (misfit > OUT_OF_BOUNDS && path.row === 0 && rows.length > 1) ways.push(path.fork());
  if (!path.isOpen && nextRow(layout.compiled, path, row) && isForbidden(layout, path, at))
    path.cost += UNFINISHED - misfit;
  ways.push(path);
}

/** Says whether the case is complete. */
function nextRow({ rows }: Compiled, path: Path, { times }: CompiledRow): boolean {
  path.repeats++;
  if (times >= 0 && path.repeats < path.counts[times]!) return false;
  path.repeats = 0;
  do path.row++;
  while (path.row < rows.length && isEmptyRow(rows[path.row]!, path.counts));
  if (path.row < rows.length) return false;
  path.row = 0;
  return true;
}

const isForbidden = ({ forbids }: Layout, { isSound, firstToken }: Path, { table, isCut }: LineAt): boolean =>
  isSound && !isCut && forbids?.(table, firstToken) === true;

const isEmptyRow = ({ shape, times }: CompiledRow, counts: Float64Array): boolean =>
  (shape.fields.length === 0 && counts[shape.listSlot] === 0) || (times >= 0 && !(counts[times]! > 0));

/**
 * Returns what is wrong with the number of cases. One that is too small may be half-typed; too large it may be until
 * the end.
 */
function endMisfit({ format: { end } }: Compiled, { cases, wanted }: Path): number {
  if (end.kind === 'single') return cases > 1 ? WRONG : 0;
  return cases > wanted ? UNFINISHED : 0;
}

/** Returns the last line with numbers; −1 without one. */
function lastNumbers(table: Borrowed<TokenTable>): number {
  let line = table.lineCount - 1;
  while (line >= 0 && !hasNumbers(table, line)) line--;
  return line;
}

export const hasNumbers = (table: Borrowed<TokenTable>, line: number): boolean =>
  kindOf(table, line) === VALUES && table.lineToken[line]! < table.lineToken[line + 1]!;
