import { randomUUID } from 'node:crypto';

export interface Answer {
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  what: string;
  /** A status, or the connection error. */
  outcome: string;
  failed: boolean;
}

/** What visitors do, in sequence. */
const READS = [
  '/',
  '/inventory',
  '/api/vehicles/search',
  '/vehicle/1',
  '/auction-access',
  '/api/auction-plans',
  '/blog',
  '/api/blog-posts',
  '/api/exchange-rate',
  '/contact',
];
const MESSAGE = 'a message';
const PER_SECOND = 25;
const TIMEOUT_MS = 15_000;

const message = () => ({
  firstName: 'Chaos',
  lastName: 'Container',
  email: `container-${randomUUID()}@visitor.example`,
  phone: '+971501234567',
  subject: 'inventory',
  message: 'Is the car still available after all this?',
});

const ask = (origin: string, what: string): Promise<Response> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (what !== MESSAGE) return fetch(origin + what, { signal });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return fetch(`${origin}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message()), signal });
};

async function outcomeOf(origin: string, what: string): Promise<Pick<Answer, 'outcome' | 'failed'>> {
  try {
    const response = await ask(origin, what);
    await response.arrayBuffer();
    return { outcome: String(response.status), failed: !response.ok };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { outcome: cause?.code ?? name, failed: true };
  }
}

/** Visitors at a steady rate, independent of the answers. `origin`: the gateway for the next request. */
export class Load {
  readonly answers: Answer[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly origin: () => string;
  private asked = 0;

  constructor(origin: () => string) {
    this.origin = origin;
    this.timer = setInterval(() => void this.next(), 1000 / PER_SECOND);
  }

  since(at: number): Answer[] {
    return this.answers.filter((answer) => answer.at >= at);
  }

  /** All of the visitors' requests have succeeded since then. */
  isWellSince(at: number): boolean {
    const good = this.since(at).filter(({ failed }) => !failed);
    return good.length === this.since(at).length && new Set(good.map(({ what }) => what)).size > READS.length;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async next(): Promise<void> {
    const at = Date.now();
    const doings = [...READS, MESSAGE];
    const what = doings[this.asked++ % doings.length] as string;
    this.answers.push({ at, what, ...(await outcomeOf(this.origin(), what)) });
  }
}
