export interface BackoffTimes {
  initialMs: number;
  maxMs: number;
  /** An uptime of at least this resets the pause. */
  resetAfterMs: number;
}

/** Pauses that double while uptimes stay short. */
export class Backoff {
  readonly #times: BackoffTimes;
  #pauseMs: number;

  constructor(times: BackoffTimes = { initialMs: 100, maxMs: 15_000, resetAfterMs: 30_000 }) {
    this.#times = times;
    this.#pauseMs = times.initialMs;
  }

  /** Milliseconds to wait after that uptime. */
  next(uptimeMs: number): number {
    const { initialMs, maxMs, resetAfterMs } = this.#times;
    const pauseMs = uptimeMs >= resetAfterMs ? initialMs : this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, maxMs);
    return pauseMs;
  }
}
