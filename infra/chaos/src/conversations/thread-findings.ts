import type pg from 'pg';
import type { Thread } from './conversations.ts';

export interface ThreadFindings {
  messages: number;
  /** Accepted texts that are in no thread, or in the wrong one. */
  missing: string[];
  /** Texts stored more than once. */
  duplicated: string[];
  /** Requests whose messages are out of order, or whose last answer is recorded wrongly. */
  inconsistent: string[];
  /** Staff messages not marked as sent. */
  unsent: number;
}

interface Row {
  conversation: number;
  text: string;
}

const MESSAGES = `
  SELECT c.number AS conversation, m.body AS text
  FROM inquiries.conversation_message m JOIN inquiries.conversation c ON c.id = m.conversation_id ORDER BY m.id`;

const UNSENT = `
  SELECT count(*)::int AS count FROM inquiries.conversation_message WHERE direction = 'out' AND state IS DISTINCT FROM 'sent'`;

// The last message is from staff, so nothing waits.
const MARKED_WRONG = `
  SELECT c.number FROM inquiries.conversation c
  WHERE c.state <> 'answered' OR c.customer_replied_at IS NOT NULL OR c.answered_at IS NULL`;

/** Compares the stored threads with the accepted messages. */
export async function checkThreads(client: pg.Client, threads: Thread[]): Promise<ThreadFindings> {
  const { rows } = await client.query<Row>(MESSAGES);
  const stored = new Map<number, string[]>();
  for (const { conversation, text } of rows) {
    const texts = stored.get(conversation) ?? [];
    texts.push(text);
    stored.set(conversation, texts);
  }
  const found: ThreadFindings = { messages: rows.length, missing: [], duplicated: [], inconsistent: [], unsent: 0 };
  for (const { conversation, texts } of threads) {
    const storedTexts = stored.get(conversation) ?? [];
    const once = [...new Set(storedTexts)];
    found.missing.push(...texts.filter((text) => !storedTexts.includes(text)));
    found.duplicated.push(...once.filter((text) => storedTexts.indexOf(text) !== storedTexts.lastIndexOf(text)));
    if (once.join() !== texts.join()) found.inconsistent.push(`contact-${conversation}`);
  }
  const { rows: wrong } = await client.query<{ number: number }>(MARKED_WRONG);
  const numbers = new Set(threads.map(({ conversation }) => conversation));
  found.inconsistent.push(...wrong.filter(({ number }) => numbers.has(number)).map(({ number }) => `contact-${number}`));
  const { rows: unsent } = await client.query<{ count: number }>(UNSENT);
  found.unsent = unsent[0]?.count ?? 0;
  return found;
}
