/** The promise's outcome, or an error after `milliseconds`. What the promise does later is ignored. */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${message} within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
