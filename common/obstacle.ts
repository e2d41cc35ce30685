/** Why a file is left alone: what is no plain file was put there for a reason, and the source is what is being read. */
export type Obstacle = 'folder' | 'link' | 'special' | 'read-only' | 'source';

export class Unwritable extends Error {
  override readonly name = 'Unwritable';

  constructor(
    readonly obstacle: Obstacle,
    readonly file: string,
  ) {
    super(`${file}: ${obstacle}`);
  }
}
