import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seeded } from './random.ts';
import { siteUrl } from './site.ts';

export interface Receipt {
  key: string;
  id: number;
  /** What the message carried as the visitor's last name; distinguishes it from every other. */
  name: string;
  /** The message was stored at an earlier attempt, whose answer never came. */
  repeated: boolean;
}

export interface Visits {
  receipts: Receipt[];
  /** How often each outcome of an attempt came: a status, or why there was none. */
  outcomes: Map<string, number>;
  /** From the first attempt of a message to its receipt, in milliseconds; the longest. */
  longestWaitMs: number;
  /** Of a single attempt. */
  slowestAnswerMs: number;
  /** When the last receipt came, in milliseconds since 1970. */
  last: number;
  /** All of them came within so many milliseconds. */
  durationMs: number;
}

interface Plan {
  count: number;
  visitors: number;
  seed: number;
  /** Mean time between two messages of a visitor. */
  paceMs: number;
  signal: AbortSignal;
}

interface Outcome {
  what: string;
  receipt?: { id: number; createdAt: string };
}

/** As long as the site's own forms wait. */
const TIMEOUT_MS = 15_000;
/** How often a visitor's own network breaks off an attempt, at the latest after so many milliseconds. */
const BREAK_SHARE = 0.1;
const LATEST_BREAK_MS = 30;
const RETRY_PAUSE_MS = 1_000;
const BURST_PAUSE_MS = 200;
const BURST_SHARE = 0.6;

const message = (name: string) => ({
  firstName: 'Chaos',
  lastName: name,
  email: `${name.toLowerCase().replace(' ', '-')}@visitor.example`,
  phone: '+971501234567',
  subject: 'inventory',
  message: `${name} asks: is the car still available?`,
});

async function attempt(name: string, key: string, random: Random): Promise<Outcome> {
  const breaks = random() < BREAK_SHARE;
  try {
    const response = await fetch(`${siteUrl}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(message(name)),
      signal: AbortSignal.timeout(breaks ? Math.ceil(random() * LATEST_BREAK_MS) : TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status === 201) return { what: '201', receipt: JSON.parse(text) };
    if (response.status >= 500) return { what: String(response.status) };
    throw new Error(`A message was refused with ${response.status}: ${text}`);
  } catch (error) {
    if (error instanceof TypeError) return { what: 'network error' };
    if ((error as Error).name === 'TimeoutError') return { what: breaks ? 'broken off' : 'time-out' };
    throw error;
  }
}

/** Sends one message again and again until it is answered with a receipt. */
async function deliver(name: string, visits: Visits, random: Random, signal: AbortSignal): Promise<void> {
  const key = randomUUID();
  const started = Date.now();
  for (;;) {
    signal.throwIfAborted();
    const attempted = Date.now();
    const { what, receipt } = await attempt(name, key, random);
    visits.slowestAnswerMs = Math.max(visits.slowestAnswerMs, Date.now() - attempted);
    visits.outcomes.set(what, (visits.outcomes.get(what) ?? 0) + 1);
    if (receipt) {
      visits.last = Date.now();
      visits.longestWaitMs = Math.max(visits.longestWaitMs, visits.last - started);
      visits.receipts.push({ key, id: receipt.id, name, repeated: Date.parse(receipt.createdAt) < attempted });
      return;
    }
    await pause(RETRY_PAUSE_MS * (0.5 + random()), undefined, { signal });
  }
}

/** Several in quick succession, then a longer pause: both a busy and an idle site are hit by the kills. */
function restMs(random: Random, paceMs: number): number {
  if (random() < BURST_SHARE) return random() * BURST_PAUSE_MS;
  return (random() * 2 * paceMs) / (1 - BURST_SHARE);
}

/** Sends the messages from a few visitors at once; each is patient and repeats the same message under the same key. */
export async function sendMessages({ count, visitors, seed, paceMs, signal }: Plan): Promise<Visits> {
  const visits: Visits = { receipts: [], outcomes: new Map(), longestWaitMs: 0, slowestAnswerMs: 0, last: 0, durationMs: 0 };
  const started = Date.now();
  let next = 1;
  const visitor = async (_: unknown, index: number) => {
    const random = seeded(seed, 'visitor', index);
    for (let number = next++; number <= count; number = next++) {
      await pause(restMs(random, paceMs), undefined, { signal });
      await deliver(`Visitor ${number}`, visits, random, signal);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  visits.durationMs = Date.now() - started;
  return visits;
}
