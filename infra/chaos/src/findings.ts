import type { RunningSite } from '@dealership/topology';
import pg from 'pg';
import { siteUrl } from './site.ts';
import type { Receipt } from './visitors.ts';

const AUDIENCES = ['staff', 'visitor'];

interface Counts {
  inquiries: number;
  events: number;
  handedEvents: number;
  notifications: number;
  sentNotifications: number;
  /** Jobs of the queue that are not completed. */
  openJobs: number;
  lastSentAt: Date | null;
  longestToMailMs: number;
}

export interface Findings extends Counts {
  /** Names of the messages that were answered with a receipt that no row bears out. */
  unstored: string[];
  mails: number;
  /** Message-IDs that have to be in the mailbox and are not. */
  missingMails: string[];
  /** Message-IDs in the mailbox that no receipt calls for. */
  strangeMails: string[];
  /** How often a mail came once more than it had to. */
  repeatedMails: number;
}

const COUNTS = `
  SELECT (SELECT count(*) FROM inquiries.inquiry)::int AS "inquiries",
         (SELECT count(*) FROM inquiries.outbox)::int AS "events",
         (SELECT count(*) FROM inquiries.outbox WHERE handed_at IS NOT NULL)::int AS "handedEvents",
         (SELECT count(*) FROM inquiries.notification)::int AS "notifications",
         (SELECT count(*) FROM inquiries.notification WHERE state = 'sent')::int AS "sentNotifications",
         (SELECT count(*) FROM bullmq.job WHERE state <> 'completed')::int AS "openJobs",
         (SELECT max(sent_at) FROM inquiries.notification) AS "lastSentAt",
         (SELECT coalesce(max(extract(epoch FROM n.sent_at - i.created_at)), 0) * 1000
            FROM inquiries.notification n JOIN inquiries.inquiry i ON i.id = n.subject_id)::int AS "longestToMailMs"`;

interface Row {
  id: number;
  key: string;
  name: string;
}

async function readDatabase(site: RunningSite): Promise<{ counts: Counts; rows: Row[] }> {
  const client = new pg.Client({ connectionString: site.databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows: stored } = await client.query<Row>(
      'SELECT id, idempotency_key AS key, last_name AS name FROM inquiries.inquiry',
    );
    const { rows: found } = await client.query<Counts>(COUNTS);
    const [counts] = found;
    if (!counts) throw new Error('the database counted nothing');
    return { counts, rows: stored };
  } finally {
    await client.end();
  }
}

const UUID = /\.[\da-f-]{36}(?=@)/;

/** What each e-mail is about and for whom: its Message-ID without what makes it unique. */
async function messageIds(mailboxUrl: string): Promise<string[]> {
  const response = await fetch(mailboxUrl);
  const mails = (await response.json()) as { headers: Record<string, string> }[];
  return mails.map(({ headers }) => headers['message-id']?.replace(UUID, '') ?? 'a mail without a Message-ID');
}

const messageId = (inquiryId: number, audience: string): string =>
  `<inquiry.submitted.${inquiryId}.${audience}@${new URL(siteUrl).hostname}>`;

/** What stands in the database and in the mailbox at this moment, compared with what the visitors were answered. */
export async function look(site: RunningSite, receipts: Receipt[]): Promise<Findings> {
  const { counts, rows } = await readDatabase(site);
  const mails = await messageIds(site.mailboxUrl);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const isStored = ({ key, id, name }: Receipt) => byKey.get(key)?.id === id && byKey.get(key)?.name === name;
  const expected = new Set(receipts.flatMap(({ id }) => AUDIENCES.map((audience) => messageId(id, audience))));
  const arrived = new Set(mails);
  return {
    ...counts,
    unstored: receipts.filter((receipt) => !isStored(receipt)).map(({ name }) => name),
    mails: mails.length,
    missingMails: [...expected].filter((id) => !arrived.has(id)),
    strangeMails: [...arrived].filter((id) => !expected.has(id)),
    repeatedMails: mails.length - arrived.size,
  };
}

/** Nothing is under way any more, as far as rows and mails tell. */
export const isSettled = (found: Findings): boolean =>
  found.handedEvents === found.events &&
  found.openJobs === 0 &&
  found.sentNotifications === found.inquiries * AUDIENCES.length &&
  found.missingMails.length === 0;

export const mailsOf = (inquiries: number): number => inquiries * AUDIENCES.length;
