import { caseAt, fieldsOf } from '../../document/case';
import { writeInput } from '../../formats/write';
import { message } from '../../text/message';
import { type Command, onlyFile } from '../command';
import { type ExitCode, FINE, misuse } from '../failure';
import { problemIn, problemNamed } from '../input/choose';
import { Chunks } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { InputFilter } from '../input/inputFilter';
import { openDocument } from '../input/openDocument';
import { numberOf } from '../programs/programOptions';
import { writeData } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { STDOUT } from '../terminal/standard';

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
  writeData(writeInput(problem.input, [fieldsOf(document, found)]));
  return FINE;
}

/** Byte for byte, whatever the lines hold. */
function exportFrom(input: Input): ExitCode {
  const chunks = new Chunks(input);
  const output = Output.to(STDOUT);
  const filter = new InputFilter();
  for (;;) {
    output.writeBytes(filter.kept(chunks.bytes));
    if (chunks.isLast) break;
    chunks.advance(chunks.bytes.length);
  }
  output.flush();
  return FINE;
}
