/**
 * The promise's outcome, or an error after `milliseconds`, after which the promise is ignored.
 * @param message - What did not happen: 'The queue took no jobs' becomes 'The queue took no jobs within 3000 ms'.
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${message} within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
