/**
 * Things that are made when they are asked for. Those made last are kept; earlier ones are made again when they are
 * asked for again.
 */
export class Recent<Thing> {
  private readonly forget: (() => void)[] = [];
  private next = 0;

  constructor(private readonly most: number) {}

  /** Gives a thing whenever it is called. */
  onDemand(make: () => Thing): () => Thing {
    let made: Thing | undefined;
    return () => {
      if (made !== undefined) return made;
      this.note(() => (made = undefined));
      return (made = make());
    };
  }

  private note(forget: () => void): void {
    this.forget[this.next]?.();
    this.forget[this.next] = forget;
    this.next = (this.next + 1) % this.most;
  }
}
