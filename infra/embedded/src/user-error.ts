/** A message for the person at the terminal; the programs print it without a stack. */
export class UserError extends Error {}

/** Prints what went wrong and returns the exit code of a failure. */
export function reportFailure(error: unknown): 1 {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  return 1;
}
