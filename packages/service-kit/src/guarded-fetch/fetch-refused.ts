/**
 * Why there is no answer. `address`: not on https, or no address at all; `private`: leads into a network that is not public; `unreachable`:
 * no connection, or a broken one; `timeout`, `too-large`, `redirects`: past the limits of the call.
 */
export type RefusalReason = 'address' | 'private' | 'unreachable' | 'timeout' | 'too-large' | 'redirects';

export class FetchRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super(`There is no answer: ${reason}`, options);
  }
}
