/**
 * How a property of random cases is tried: the same few of them at every run, or those of `npm run fuzz`, which sets
 * `FUZZ_SEED` and `FUZZ_ROUNDS`.
 */
export const fuzz = (rounds: number): { seed: number; numRuns: number } => ({
  seed: Number(process.env.FUZZ_SEED ?? 1),
  numRuns: Number(process.env.FUZZ_ROUNDS ?? rounds),
});
