import { inspect } from 'node:util';

/** A message for the user; programs print it without a stack trace. */
export class UserError extends Error {}

const textOf = (error: unknown): string => (error instanceof UserError ? `\n${error.message}` : inspect(error));

/** Prints the error and returns the exit code of a failure. */
export function reportFailure(error: unknown, print: (text: string) => void = (text) => console.error(text)): 1 {
  print(textOf(error));
  return 1;
}
