import { caseAt, fieldsOf } from '../../document/case';
import { writeInput } from '../../formats/write';
import { message } from '../../text/message';
import { type Command, onlyFile } from '../command';
import { type ExitCode, FINE, misuse } from '../failure';
import { problemIn, problemNamed } from '../input/choose';
import { Chunks } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { numberOf } from '../programs/programOptions';
import { STDOUT, writeLine } from '../terminal/descriptor';
import { Output } from '../terminal/output';

const LF = 10,
  CR = 13,
  HASH = 35;

export const exportInput: Command = {
  name: 'export',
  operands: 'FILE|-',
  summary: message('print the judge’s input: the file without its lines that begin with #'),
  details: [],
  options: ['game', 'library', 'case'],
  run: (call) => {
    const { game } = call.options;
    if (game !== undefined) problemNamed(game);
    const number = numberOf(call.options, 'case', 1);
    return withInput(onlyFile(call), (input) =>
      number === undefined ? exportFrom(input) : exportCase(input, game, number),
    );
  },
};

/** Prints a whole input that holds one case of the file. */
function exportCase(input: Input, game: string | undefined, number: number): ExitCode {
  const document = openDocument(input, game);
  const problem = problemIn(document);
  const found = number <= document.end.cases ? caseAt(document, number - 1) : undefined;
  if (!found?.isLegal) throw misuse(message('{0}: there is no case {1}, or it has an error', input.name, number));
  writeLine(writeInput(problem.input, [fieldsOf(document, found)]), STDOUT);
  return FINE;
}

/** Byte for byte, whatever the lines hold. */
function exportFrom(input: Input): ExitCode {
  const chunks = new Chunks(input);
  const output = Output.to(STDOUT);
  for (;;) {
    for (const run of runsWithoutDirectives(chunks.bytes)) output.writeBytes(run);
    if (chunks.isLast) break;
    chunks.advance(chunks.bytes.length);
  }
  output.flush();
  return FINE;
}

/** Returns the runs of lines between those that begin with `#`. */
export function* runsWithoutDirectives(bytes: Buffer): Generator<Buffer> {
  let from = 0;
  let hash = bytes.indexOf(HASH);
  while (hash >= 0) {
    const isDirective = hash === from || bytes[hash - 1] === LF || bytes[hash - 1] === CR;
    if (isDirective) {
      if (hash > from) yield bytes.subarray(from, hash);
      from = endOfLine(bytes, hash);
    }
    hash = bytes.indexOf(HASH, isDirective ? from : hash + 1);
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

/** Returns where the next line begins. Lines end with LF, CR LF or a lone CR. */
function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++;
  return at + (bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1);
}
