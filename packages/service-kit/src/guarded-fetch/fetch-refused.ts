/**
 * Why a fetch failed. `address`: not https, or not a URL; `private`: not a public network; `unreachable`: no
 * connection, or a broken one; `timeout`, `too-large`, `redirects`: limits exceeded.
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
