export interface BackoffTimes {
  firstMs: number;
  longestMs: number;
  /** An uptime of at least this resets the pause. */
  resetAfterMs: number;
}

/** Pauses that double while uptimes stay short. */
export class Backoff {
  readonly #times: BackoffTimes;
  #pauseMs: number;

  constructor(times: BackoffTimes = { firstMs: 100, longestMs: 15_000, resetAfterMs: 30_000 }) {
    this.#times = times;
    this.#pauseMs = times.firstMs;
  }

  /** Milliseconds to wait after that uptime. */
  next(uptimeMs: number): number {
    const { firstMs, longestMs, resetAfterMs } = this.#times;
    const pauseMs = uptimeMs >= resetAfterMs ? firstMs : this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, longestMs);
    return pauseMs;
  }
}
