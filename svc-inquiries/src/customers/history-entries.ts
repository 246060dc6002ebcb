import { type CustomerEntry, formatRequestKey } from '@dealership/contracts';
import { readMixedCursor } from '@dealership/service-kit/lists';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../requests/conversations/conversation.entity.js';

/** Identifies an entry, with its time as PostgreSQL writes it, by which pages are sorted. */
export interface EntryKey {
  type: CustomerEntry['type'];
  id: number;
  at: string;
}

type OtherEntry = Exclude<CustomerEntry, { type: 'request' }>;

type OtherType = OtherEntry['type'];

// E-mails written by staff are excluded here because they are listed as messages.
const KEYS = `
  WITH own AS MATERIALIZED (SELECT id, inquiry_id, vehicle_reservation_id, created_at FROM inquiries.conversation WHERE id = ANY($1)),
  entry AS (
    SELECT 'request' AS type, id, created_at AS at FROM own
    UNION ALL
    SELECT 'message', m.id, m.created_at FROM inquiries.conversation_message m JOIN own ON own.id = m.conversation_id
    UNION ALL
    SELECT 'note', n.id, n.created_at FROM inquiries.note n JOIN own ON own.inquiry_id = n.inquiry_id
    UNION ALL
    SELECT 'note', n.id, n.created_at FROM inquiries.note n JOIN own ON own.vehicle_reservation_id = n.vehicle_reservation_id
    UNION ALL
    SELECT 'appointment', a.id, a.starts_at FROM inquiries.appointment a JOIN own ON own.inquiry_id = a.inquiry_id
    UNION ALL
    SELECT 'journey', j.id, j.created_at FROM inquiries.journey j JOIN own ON own.id = j.conversation_id
    UNION ALL
    SELECT 'email', l.id, coalesce(l.sent_at, l.created_at) FROM inquiries.notification l
    WHERE l.audience = 'visitor' AND lower(l.recipient) = ANY($2) AND l.event <> 'reply.written'
    UNION ALL
    SELECT 'newsletter', s.id, s.created_at FROM inquiries.newsletter_subscription s WHERE s.email_key = ANY($2)
    UNION ALL
    SELECT 'alert', a.id, a.created_at FROM inquiries.search_alert a WHERE a.email_key = ANY($2)
  )
  SELECT type, id, (at AT TIME ZONE 'UTC')::text AS at FROM entry
  WHERE $3::text IS NULL OR (at, type, id) < ($3::timestamp AT TIME ZONE 'UTC', $4::text, $5::integer)
  ORDER BY entry.at DESC, type DESC, id DESC LIMIT $6`;

/** Keys of one page of entries: of these conversations, of e-mails to these addresses, and of their subscriptions. */
export const entryKeys = (
  manager: EntityManager,
  { ids, emails }: { ids: number[]; emails: string[] },
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<EntryKey[]> => {
  const { at = null, type = null, id = null } = cursor === undefined ? {} : readMixedCursor(cursor);
  return manager.query<EntryKey[]>(KEYS, [ids, emails, at, type, id, limit]);
};

/** Characters of a text that a history shows at most. */
export const MAX_TEXT = 600;

const REQUEST = 'c.kind, c.number';

const OF_INQUIRY = 'JOIN inquiries.conversation c ON c.inquiry_id = ';

const QUERIES: Record<OtherType, string> = {
  message: `
    SELECT m.id, ${REQUEST}, m.direction, m.channel, m.author_name AS author, m.address, m.subject, left(m.body, ${MAX_TEXT}) AS text,
      ARRAY(SELECT a.name FROM inquiries.attachment a WHERE a.message_id = m.id ORDER BY a.created_at, a.id) AS files
    FROM inquiries.conversation_message m JOIN inquiries.conversation c ON c.id = m.conversation_id WHERE m.id = ANY($1)`,
  note: `
    SELECT n.id, coalesce(c.kind, r.kind) AS kind, coalesce(c.number, r.number) AS number, n.author, n.text FROM inquiries.note n
    LEFT JOIN inquiries.conversation c ON c.inquiry_id = n.inquiry_id
    LEFT JOIN inquiries.conversation r ON r.vehicle_reservation_id = n.vehicle_reservation_id
    WHERE n.id = ANY($1)`,
  appointment: `SELECT a.id, ${REQUEST}, a.state, a.reason FROM inquiries.appointment a ${OF_INQUIRY} a.inquiry_id WHERE a.id = ANY($1)`,
  journey: `
    SELECT j.id, ${REQUEST}, j.title, s.done, s.steps
    FROM inquiries.journey j JOIN inquiries.conversation c ON c.id = j.conversation_id
    CROSS JOIN LATERAL (SELECT count(*)::integer AS steps, count(done_on)::integer AS done FROM inquiries.journey_step
      WHERE journey_id = j.id) s WHERE j.id = ANY($1)`,
  email: 'SELECT id, event, subject, recipient AS address, state FROM inquiries.notification WHERE id = ANY($1)',
  newsletter: 'SELECT id, email AS address, status AS state FROM inquiries.newsletter_subscription WHERE id = ANY($1)',
  alert: 'SELECT id, email AS address, query, status AS state FROM inquiries.search_alert WHERE id = ANY($1)',
};

type Row = Omit<OtherEntry, 'at' | 'request' | 'type'> & Partial<Pick<Conversation, 'kind' | 'number'>>;

/** Contents of the entries except requests, by `<type> <id>`. */
export async function entryContents(manager: EntityManager, keys: EntryKey[]): Promise<Map<string, object>> {
  const contents = new Map<string, object>();
  for (const [type, sql] of Object.entries(QUERIES)) {
    const ids = keys.filter((key) => key.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { kind, number, ...row } of await manager.query<Row[]>(sql, [ids]))
      contents.set(`${type} ${row.id}`, { ...row, request: kind && number ? formatRequestKey({ kind, number }) : null });
  }
  return contents;
}
