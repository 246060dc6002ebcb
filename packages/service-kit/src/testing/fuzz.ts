/**
 * How a property of random cases is tried: the same few of them at every run, or those of `npm run fuzz`, which sets
 * `FUZZ_SEED` and `FUZZ_TIMES`, by which all are multiplied: what costs a case differs a hundredfold.
 */
export const fuzz = (rounds: number): { seed: number; numRuns: number } => ({
  seed: Number(process.env.FUZZ_SEED ?? 1),
  numRuns: rounds * Number(process.env.FUZZ_TIMES ?? 1),
});
