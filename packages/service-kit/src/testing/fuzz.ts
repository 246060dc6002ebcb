/**
 * Settings of property tests: the same few cases in every run, or those of `npm run fuzz`, which sets `FUZZ_SEED` and
 * `FUZZ_TIMES`, a multiplier, since the cost per case differs a hundredfold.
 */
export const fuzz = (rounds: number): { seed: number; numRuns: number } => ({
  seed: Number(process.env.FUZZ_SEED ?? 1),
  numRuns: rounds * Number(process.env.FUZZ_TIMES ?? 1),
});
