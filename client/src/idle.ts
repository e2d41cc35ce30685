/** Long enough for a pause in typing, short enough to be felt as at once. */
const MILLISECONDS = 500;

/** Puts off what is to be done about a file until nothing has happened to the file for a while. */
export class Idle {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly run: (key: string) => void,
    private readonly milliseconds = MILLISECONDS,
  ) {}

  soon(key: string): void {
    this.forget(key);
    this.timers.set(
      key,
      setTimeout(() => {
        this.timers.delete(key);
        this.run(key);
      }, this.milliseconds),
    );
  }

  forget(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  dispose(): void {
    for (const key of [...this.timers.keys()]) this.forget(key);
  }
}
