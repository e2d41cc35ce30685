import { BlockReader } from '../../document/block';
import { Blocks } from '../../document/blocks';
import { GameDocument } from '../../document/document';
import { problemNamed } from './choose';
import { wholeText } from './chunks';
import type { Input } from './input';
import { documentOf } from './sparseBlocks';

/** All of an input as an editor has it: of the problem that the user names, or of the one that it holds. */
export function openDocument(input: Input, game: string | undefined): GameDocument {
  const { name, fileName } = input;
  if (game === undefined) return new GameDocument(name, wholeText(input), { fileName });
  const problem = problemNamed(game);
  return documentOf(new Blocks(wholeText(input), new BlockReader(problem)), problem);
}
