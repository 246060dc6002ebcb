import { randomUUID } from 'node:crypto';
import type { RetryingClient } from '../retrying-client.ts';
import { addressOf, type Plan, submit, takeTurns, type Visits } from '../visitors.ts';
import { CustomerMail } from './customer-mail.ts';
import { StaffClient } from './staff-client.ts';

/**
 * The messages of a conversation in order: half are incoming, by mail and on a journey's page, and each is answered.
 */
export const TURNS = ['mail', 'reply', 'page', 'reply', 'mail', 'reply', 'page', 'reply'] as const;

/** Accepted messages, in order. */
export interface Thread {
  conversation: number;
  texts: string[];
}

interface Talk {
  client: RetryingClient;
  staff: StaffClient;
  mail: CustomerMail;
  /** The request's key in the inbox. */
  request: string;
  customer: string;
  replyTo: string;
  token: string;
}

const POLL_INTERVAL_MS = 300;

async function begin(
  client: RetryingClient,
  staff: StaffClient,
  number: number,
  visits: Visits,
): Promise<Omit<Talk, 'mail'> & { id: number }> {
  const name = `Visitor ${number}`;
  const { id } = await submit(client, name, visits);
  const request = `contact-${id}`;
  const { replyTo } = await staff.call<{ replyTo: string }>(client, { method: 'GET', path: `/api/inbox/${request}/reply` }, 200);
  const journey = await staff.call<{ id: number }>(
    client,
    {
      path: '/api/staff/journeys',
      headers: { 'idempotency-key': randomUUID() },
      body: { kind: 'import', request, title: `Car of ${name}` },
    },
    201,
  );
  const { url } = await staff.call<{ url: string }>(client, { path: `/api/staff/journeys/${journey.id}/links`, body: {} }, 201);
  return { client, staff, id, request, customer: addressOf(name), replyTo, token: url.split('/').at(-1) ?? '' };
}

/** As staff do: reads the customer's message, then answers it. */
async function reply({ client, staff, request }: Talk, text: string, asked: string): Promise<void> {
  const key = randomUUID();
  const sees = async () => {
    const messages = await staff.call<{ text: string }[]>(client, { method: 'GET', path: `/api/inbox/${request}/messages` }, 200);
    return messages.some((message) => message.text === asked);
  };
  while (!(await sees())) await client.rest(POLL_INTERVAL_MS);
  for (;;) {
    const { version } = await staff.call<{ version: number }>(client, { method: 'GET', path: `/api/inbox/${request}` }, 200);
    const body = { channel: 'email', subject: 'Re: Your message', text, attachments: [], version };
    const { status, text: answer } = await staff.answer(client, {
      path: `/api/inbox/${request}/messages`,
      headers: { 'idempotency-key': key },
      body,
    });
    if (status === 201) return;
    if (status !== 409) throw new Error(`A reply to ${request} was answered ${status}: ${answer}`);
  }
}

async function say(talk: Talk, turn: (typeof TURNS)[number], text: string, before: string): Promise<void> {
  const { client, customer, replyTo, token, mail } = talk;
  if (turn === 'reply') return reply(talk, text, before);
  if (turn === 'mail')
    return mail.send(client, { from: customer, to: replyTo, messageId: `<${randomUUID()}@visitor.example>`, text });
  const path = `/api/journeys/${token}/messages`;
  const { status, text: answer } = await client.send({ path, headers: { 'idempotency-key': randomUUID() }, body: { text } });
  if (status !== 201) throw new Error(`What was written on a journey's page was answered ${status}: ${answer}`);
}

/** Runs several conversations between customers and staff concurrently. Appends accepted messages to `threads`. */
export function runConversations(plan: Plan, password: string, visits: Visits, threads: Thread[]): Promise<void> {
  const mail = new CustomerMail();
  const staff = new StaffClient(password);
  return takeTurns(plan, visits, async (number, client, rest) => {
    await rest(plan.paceMs);
    const { id, ...begun } = await begin(client, staff, number, visits);
    const thread: Thread = { conversation: id, texts: [] };
    threads.push(thread);
    for (const [index, turn] of TURNS.entries()) {
      await rest(plan.paceMs);
      const text = `Message ${index + 1} of conversation ${number}.`;
      await say({ ...begun, mail }, turn, text, thread.texts.at(-1) ?? '');
      thread.texts.push(text);
    }
  });
}
