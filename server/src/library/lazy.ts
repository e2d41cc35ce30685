/**
 * Makes a kind of object with properties of which each object gets its own, all of them at once, when the first is asked
 * for. They are not copied with the object’s own properties (`{ ...object }`).
 */
export function lazily<T extends object>(keys: readonly (keyof T)[]): (known: Partial<T>, make: () => T) => T {
  class Lazy {
    private value: T | undefined;

    constructor(private readonly make: () => T) {}

    get made(): T {
      return (this.value ??= this.make());
    }
  }
  for (const key of keys) {
    Object.defineProperty(Lazy.prototype, key, {
      get(this: Lazy) {
        return this.made[key];
      },
    });
  }
  return (known, make) => Object.assign(new Lazy(make), known) as unknown as T;
}
