import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';
import { siteUrl } from './site.ts';

/** What all clients of a run saw. */
export interface ClientStats {
  /** Counts of attempts by outcome: a status, or the error. */
  outcomes: Map<string, number>;
  /** From the first attempt to the answer, in milliseconds; the longest. */
  longestWaitMs: number;
  /** Of a single attempt. */
  slowestAnswerMs: number;
}

export const newClientStats = (): ClientStats => ({ outcomes: new Map(), longestWaitMs: 0, slowestAnswerMs: 0 });

export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  /** JSON, or raw text. */
  body?: object | string;
}

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  /** Start of the successful attempt, in milliseconds since 1970. */
  attempted: number;
}

/** The time-out of the site's own forms. */
const TIMEOUT_MS = 15_000;
/** How often, and after at most how many milliseconds, a client's own network drops an attempt. */
const ABORT_SHARE = 0.1;
const MAX_ABORT_DELAY_MS = 30;
const RETRY_PAUSE_MS = 1_000;

const initOf = ({ method = 'POST', headers, body }: Call): RequestInit => ({
  method,
  headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});

/** A client that repeats a call until its status is below 500. */
export class RetryingClient {
  readonly #experience: ClientStats;
  readonly #random: Random;
  readonly #signal: AbortSignal;

  constructor(experience: ClientStats, random: Random, signal: AbortSignal) {
    this.#experience = experience;
    this.#random = random;
    this.#signal = signal;
  }

  async send(call: Call): Promise<Answer> {
    return this.withRetries(() => this.#attempt(call));
  }

  /** Retries with a pause until there is an answer; counts failures by name. */
  async withRetries<T extends { attempted: number }>(attempt: () => Promise<T | string>): Promise<T> {
    const experience = this.#experience;
    const started = Date.now();
    for (;;) {
      this.#signal.throwIfAborted();
      const attempted = Date.now();
      const answer = await attempt();
      experience.slowestAnswerMs = Math.max(experience.slowestAnswerMs, Date.now() - attempted);
      if (typeof answer !== 'string') {
        experience.longestWaitMs = Math.max(experience.longestWaitMs, Date.now() - started);
        return answer;
      }
      this.count(answer);
      await this.rest(RETRY_PAUSE_MS * (0.5 + this.#random()));
    }
  }

  count(outcome: string): void {
    const { outcomes } = this.#experience;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.#signal });
  }

  async #attempt(call: Call): Promise<Answer | string> {
    const breaks = this.#random() < ABORT_SHARE;
    const attempted = Date.now();
    try {
      const response = await fetch(siteUrl + call.path, {
        ...initOf(call),
        signal: AbortSignal.timeout(breaks ? Math.ceil(this.#random() * MAX_ABORT_DELAY_MS) : TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.status >= 500) return String(response.status);
      this.count(String(response.status));
      return { status: response.status, text, headers: response.headers, attempted };
    } catch (error) {
      if (error instanceof TypeError) return 'network error';
      if ((error as Error).name === 'TimeoutError') return breaks ? 'broken off' : 'time-out';
      throw error;
    }
  }
}

/** The body of an answer with the expected status. */
export function bodyOf<T>({ path }: Call, { status, text }: Answer, wanted: number): T {
  if (status !== wanted) throw new Error(`${path} was answered ${status} instead of ${wanted}: ${text}`);
  return JSON.parse(text) as T;
}

const BURST_PAUSE_MS = 200;
const BURST_SHARE = 0.6;

/** Bursts with longer pauses, so that kills hit both a busy and an idle site. */
export function restMs(random: Random, paceMs: number): number {
  if (random() < BURST_SHARE) return random() * BURST_PAUSE_MS;
  return (random() * 2 * paceMs) / (1 - BURST_SHARE);
}
