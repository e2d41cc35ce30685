/** The same numbers in every run: a small generator with a fixed seed (mulberry32). */
export function numbers(seed = 1) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** @param {number} count @returns {[number, number][]} */
export function randomPairs(count) {
  const next = numbers();
  return Array.from({ length: count }, () => [1 + next(1e9), 1 + next(1e9)]);
}
