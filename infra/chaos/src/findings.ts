import type { RunningSite } from '@dealership/topology';
import pg from 'pg';
import type { Thread } from './conversations/conversations.ts';
import { checkThreads, type ThreadFindings } from './conversations/thread-findings.ts';
import type { Mailbox } from './mailbox.ts';
import type { Trade } from './orders/trade.ts';
import { checkTrade, type TradeFindings } from './orders/trade-findings.ts';
import type { Receipt } from './visitors.ts';

interface Counts {
  inquiries: number;
  events: number;
  handedEvents: number;
  notifications: number;
  sentNotifications: number;
  /** Events of other services that did not reach the queue. */
  otherEvents: number;
  /** Jobs that are not completed. */
  openJobs: number;
  lastSentAt: Date | null;
  longestToMailMs: number;
}

export interface Findings extends Counts {
  /** Names of messages with a receipt but no row. */
  unstored: string[];
  /** Expected Message-IDs missing from the mailbox. */
  missingMails: string[];
  /** Message-IDs in the mailbox without a notification. */
  strangeMails: string[];
  /** Unnecessary duplicate e-mails. */
  repeatedMails: number;
  threads: ThreadFindings;
  trade: TradeFindings;
}

const COUNTS = `
  SELECT (SELECT count(*) FROM inquiries.inquiry WHERE kind = 'contact')::int AS "inquiries",
         (SELECT count(*) FROM inquiries.outbox)::int AS "events",
         (SELECT count(*) FROM inquiries.outbox WHERE handed_at IS NOT NULL)::int AS "handedEvents",
         (SELECT count(*) FROM (SELECT handed_at FROM payments.outbox UNION ALL SELECT handed_at FROM catalog.outbox) AS others
            WHERE handed_at IS NULL)::int AS "otherEvents",
         (SELECT count(*) FROM inquiries.notification)::int AS "notifications",
         (SELECT count(*) FROM inquiries.notification WHERE state = 'sent')::int AS "sentNotifications",
         (SELECT count(*) FROM bullmq.job WHERE state <> 'completed')::int AS "openJobs",
         (SELECT max(sent_at) FROM inquiries.notification) AS "lastSentAt",
         (SELECT coalesce(max(extract(epoch FROM n.sent_at - i.created_at)), 0) * 1000
            FROM inquiries.notification n JOIN inquiries.inquiry i ON i.id = n.subject_id WHERE n.event = 'inquiry.submitted')::int AS "longestToMailMs"`;

interface Row {
  id: number;
  key: string;
  name: string;
}

async function onDatabase<T>(site: RunningSite, read: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: site.databaseUrl, connectionTimeoutMillis: 5_000 });
  // Killing the server also ends the statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}

async function count(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query<Counts>(COUNTS);
  const [counts] = rows;
  if (!counts) throw new Error('the database counted nothing');
  return counts;
}

/** Compares the database and the mailbox with the answers that visitors got. */
export const look = (
  site: RunningSite,
  mailbox: Mailbox,
  receipts: Receipt[],
  threads: Thread[],
  made: Trade,
): Promise<Findings> =>
  onDatabase(site, async (client) => {
    const counts = await count(client);
    const { rows } = await client.query<Row>('SELECT id, idempotency_key AS key, last_name AS name FROM inquiries.inquiry');
    const { rows: sent } = await client.query<{ id: string }>('SELECT message_id AS id FROM inquiries.notification');
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const isStored = ({ key, id, name }: Receipt) => byKey.get(key)?.id === id && byKey.get(key)?.name === name;
    const expected = new Set(sent.map(({ id }) => id));
    return {
      ...counts,
      unstored: receipts.filter((receipt) => !isStored(receipt)).map(({ name }) => name),
      missingMails: [...expected].filter((id) => !mailbox.has(id)),
      strangeMails: mailbox.messageIds().filter((id) => !expected.has(id)),
      repeatedMails: mailbox.repeats,
      threads: await checkThreads(client, threads),
      trade: await checkTrade(client, made),
    };
  });

/** The rows and e-mails show no more work in progress. */
export async function isSettled(site: RunningSite, mailbox: Mailbox, mails: number): Promise<boolean> {
  if (mailbox.size < mails) return false;
  const counts = await onDatabase(site, count);
  const { events, handedEvents, otherEvents, openJobs, notifications, sentNotifications } = counts;
  return handedEvents === events && otherEvents + openJobs === 0 && sentNotifications === notifications;
}
