/** What the server needs of the place it runs in. */
export interface Runtime {
  /** Lets waiting messages in, so that typing goes before long work. */
  pause(): Promise<void>;
  /** For waiting for others, never for work of one's own. */
  sleep(milliseconds: number): Promise<void>;
}
