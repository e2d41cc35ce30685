/**
 * How often a property is tried, and for how long at most, the search for a small counterexample included. `FUZZ_RUNS`
 * in the environment makes every property run longer, or shorter.
 */
export function runs(usual: number): { numRuns: number; interruptAfterTimeLimit: number } {
  const { FUZZ_RUNS: wanted } = process.env;
  return { numRuns: Number(wanted ?? usual), interruptAfterTimeLimit: wanted === undefined ? 9_000 : 600_000 };
}
