/** An object with the properties that are known; the others are those of the one that is made when the first of them is asked for. */
export function lazy<T extends object>(known: Partial<T>, others: readonly (keyof T)[], make: () => T): T {
  const object = { ...known };
  let made: T | undefined;
  for (const key of others)
    if (!(key in known)) Object.defineProperty(object, key, { enumerable: true, get: () => (made ??= make())[key] });
  return object as T;
}
