import pg from 'pg';
import { mailboxUrl, type Site } from './site.ts';

export interface Findings {
  inquiries: number;
  keys: number;
  waitingEvents: number;
  sent: number;
  notifications: number;
  mails: number;
  distinctMails: number;
}

const QUESTION = `
  SELECT (SELECT count(*) FROM inquiries.inquiry)::int AS "inquiries",
         (SELECT count(DISTINCT idempotency_key) FROM inquiries.inquiry)::int AS "keys",
         (SELECT count(*) FROM inquiries.outbox WHERE handed_at IS NULL)::int AS "waitingEvents",
         (SELECT count(*) FROM inquiries.notification)::int AS "notifications",
         (SELECT count(*) FROM inquiries.notification WHERE sent_at IS NOT NULL)::int AS "sent"`;

async function messageIds(): Promise<string[]> {
  const response = await fetch(`${mailboxUrl}?limit=100000`);
  const mails = (await response.json()) as { headers: Record<string, string> }[];
  return mails.map(({ headers }) => headers['message-id'] ?? '');
}

/** What stands in the database and in the mailbox at this moment. */
export async function look(site: Site): Promise<Findings> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Omit<Findings, 'mails' | 'distinctMails'>>(QUESTION);
    const ids = await messageIds();
    const [row] = rows;
    if (!row) throw new Error('the database answered nothing');
    return { ...row, mails: ids.length, distinctMails: new Set(ids).size };
  } finally {
    await client.end();
  }
}
