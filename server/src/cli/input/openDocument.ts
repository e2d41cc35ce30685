import { headingOf } from '../../document/choice/beginning';
import { GameDocument } from '../../document/document';
import { problemNamed } from './choose';
import { chooseBeside, hintsOf } from './chooseBeside';
import { wholeText } from './chunks';
import type { Input } from './input';

/** Returns all of an input as an editor has it: of the problem that the user names, or of the one that it holds. */
export function openDocument(input: Input, game: string | undefined): GameDocument {
  const { name, fileName } = input;
  if (game !== undefined) return new GameDocument(name, wholeText(input), { fileName, problem: problemNamed(game) });
  const text = wholeText(input);
  return new GameDocument(name, text, hintsOf(input, chooseBeside(headingOf(text), input)));
}
