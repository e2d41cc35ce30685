/**
 * The least value whose last heap is too old: a tree over the values, each inner node with the least of the last heaps
 * below it, so that a step down to the left is taken wherever it leads to one that is old enough.
 */
export class LastHeaps {
  #size = 64;
  #least = new Int32Array(2 * 64).fill(-1);

  /** Notes the last heap of a value. */
  put(value: number, heap: number): void {
    while (value >= this.#size) this.#grow();
    let node = this.#size + value;
    this.#least[node] = heap;
    for (node >>= 1; node > 0; node >>= 1)
      this.#least[node] = Math.min(this.#least[2 * node]!, this.#least[2 * node + 1]!);
  }

  /** Returns the least value with no heap from `from` on. */
  leastBefore(from: number): number {
    if (this.#least[1]! >= from) return this.#size;
    let node = 1;
    while (node < this.#size) node = this.#least[2 * node]! < from ? 2 * node : 2 * node + 1;
    return node - this.#size;
  }

  #grow(): void {
    const last = this.#least.slice(this.#size);
    this.#size *= 2;
    this.#least = new Int32Array(2 * this.#size).fill(-1);
    this.#least.set(last, this.#size);
    for (let node = this.#size - 1; node > 0; node--)
      this.#least[node] = Math.min(this.#least[2 * node]!, this.#least[2 * node + 1]!);
  }
}
