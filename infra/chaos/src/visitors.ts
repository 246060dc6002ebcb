import { randomUUID } from 'node:crypto';
import { seeded } from './random.ts';
import { bodyOf, type Call, type ClientStats, newClientStats, RetryingClient, restMs } from './retrying-client.ts';

export interface Receipt {
  key: string;
  id: number;
  /** The message's last name, which is unique. */
  name: string;
  /** An earlier attempt stored the message, but its response was lost. */
  repeated: boolean;
}

export interface Visits extends ClientStats {
  receipts: Receipt[];
  /** All of them arrived within so many milliseconds. */
  durationMs: number;
}

export interface Plan {
  count: number;
  visitors: number;
  seed: number;
  /** Mean time between two messages of a visitor. */
  paceMs: number;
  signal: AbortSignal;
}

export const newVisits = (): Visits => ({ ...newClientStats(), receipts: [], durationMs: 0 });

const message = (name: string) => ({
  firstName: 'Chaos',
  lastName: name,
  email: addressOf(name),
  phone: '+971501234567',
  subject: 'inventory',
  message: `${name} asks: is the car still available?`,
});

export const addressOf = (name: string): string => `${name.toLowerCase().replace(' ', '-')}@visitor.example`;

/** Repeats one message until it gets a receipt. */
export async function submit(client: RetryingClient, name: string, visits: Visits): Promise<Receipt> {
  const key = randomUUID();
  const call: Call = { path: '/api/contact', headers: { 'idempotency-key': key }, body: message(name) };
  const answer = await client.send(call);
  const { id, createdAt } = bodyOf<{ id: number; createdAt: string }>(call, answer, 201);
  const receipt = { key, id, name, repeated: Date.parse(createdAt) < answer.attempted };
  visits.receipts.push(receipt);
  return receipt;
}

/** Runs something in a few concurrent clients until the planned number is reached. */
export async function takeTurns(
  { count, visitors, seed, signal }: Omit<Plan, 'paceMs'>,
  visits: Visits,
  turn: (number: number, client: RetryingClient, rest: (paceMs: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const started = Date.now();
  let next = 1;
  const visitor = async (_: unknown, index: number) => {
    const random = seeded(seed, 'visitor', index);
    const client = new RetryingClient(visits, random, signal);
    for (let number = next++; number <= count; number = next++)
      await turn(number, client, (paceMs) => client.rest(restMs(random, paceMs)));
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  visits.durationMs = Date.now() - started;
}

/**
 * Sends the messages from a few concurrent visitors; each repeats the same message under the same key until it
 * succeeds.
 */
export const sendMessages = (plan: Plan, visits: Visits): Promise<void> =>
  takeTurns(plan, visits, async (number, client, rest) => {
    await rest(plan.paceMs);
    await submit(client, `Visitor ${number}`, visits);
  });
