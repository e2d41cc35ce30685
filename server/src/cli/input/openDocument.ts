import { GameDocument } from '../../document/document';
import { problemNamed } from './choose';
import { wholeText } from './chunks';
import type { Input } from './input';

/** Returns all of an input as an editor has it: of the problem that the user names, or of the one that it holds. */
export function openDocument(input: Input, game: string | undefined): GameDocument {
  const { name, fileName } = input;
  const problem = game === undefined ? undefined : problemNamed(game);
  return new GameDocument(name, wholeText(input), { fileName, ...(problem && { problem }) });
}
