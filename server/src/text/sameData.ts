/** Tells whether two values that hold data alone (objects, arrays, maps, primitives) hold the same. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Map || other instanceof Map)
    return one instanceof Map && other instanceof Map && isSameData([...one], [...other]);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    ours.length === theirs.length &&
    ours.every(([key, value]) => key in other && isSameData(value, (other as Record<string, unknown>)[key]))
  );
}
