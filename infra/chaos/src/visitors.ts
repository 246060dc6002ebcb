import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { siteUrl } from './site.ts';

export interface Visits {
  attempts: number;
  /** How often each answer came: a status, or 'no answer'. */
  answers: Map<string, number>;
  /** From the first attempt of a message to its receipt, in milliseconds; the longest. */
  longestWait: number;
}

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 500;

const message = (number: number) => ({
  firstName: 'Chaos',
  lastName: `Visitor ${number}`,
  email: `visitor${number}@visitor.example`,
  phone: '+971501234567',
  subject: 'inventory',
  message: `Message number ${number}: is the car still available?`,
});

async function attempt(number: number, key: string): Promise<string> {
  try {
    const response = await fetch(`${siteUrl}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(message(number)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'no answer';
  }
}

/** Sends as many messages from a few visitors at once; each is patient and repeats the same message under the same key. */
export async function sendMessages(count: number, atOnce: number, spread: number): Promise<Visits> {
  const visits: Visits = { attempts: 0, answers: new Map(), longestWait: 0 };
  let next = 1;
  const visitor = async () => {
    for (let number = next++; number <= count; number = next++) {
      const key = randomUUID();
      const started = Date.now();
      for (let answer = ''; answer !== '201'; ) {
        answer = await attempt(number, key);
        visits.attempts++;
        visits.answers.set(answer, (visits.answers.get(answer) ?? 0) + 1);
        if (answer !== '201') await pause(PAUSE_MS);
      }
      visits.longestWait = Math.max(visits.longestWait, Date.now() - started);
      await pause(Math.random() * 2 * spread);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return visits;
}
