/** What the server needs of the place it runs in. */
export interface Runtime {
  /** Lets waiting messages in, so that typing goes before long work. */
  pause(): Promise<void>;
  /** For waiting for others, never for work of one's own. */
  sleep(milliseconds: number): Promise<void>;
  /**
   * Returns the text of a stored file, of at most so many units; undefined if there is none. Left out where there are
   * no files.
   */
  readText?(uri: string, most: number): Promise<string | undefined>;
}
