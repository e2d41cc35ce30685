/** A case of so many units counts for one more. */
const UNITS = 256;

/** The work between two pauses: so many cases, or fewer of longer ones. */
export class Stretch {
  private work = Infinity;

  constructor(private readonly most: number) {}

  /**
   * Says of a case that is next, and takes so many units, whether there should be a pause before it: before the first,
   * too.
   */
  isOverBefore(units: number): boolean {
    const isOver = this.work >= this.most;
    this.work = (isOver ? 0 : this.work) + 1 + Math.floor(units / UNITS);
    return isOver;
  }
}
