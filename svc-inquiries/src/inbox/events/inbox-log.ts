import type { InboxEvent } from '@dealership/contracts';
import type { DataSource } from 'typeorm';

export const INBOX_CHANNEL = 'inquiries_inbox';

/** Up to this many events are sent individually; beyond that the admin reloads its list. */
const MAX_EVENTS = 500;

/** Older events are deleted once a day. */
const RETENTION_S = 12 * 3600;

/**
 * Read position: the oldest transaction open at that time, and the time in seconds. Everything committed later belongs
 * to that transaction or a younger one, in any commit order.
 */
export interface ReadPosition {
  transaction: bigint;
  at: number;
}

export interface ReadEvents {
  position: ReadPosition;
  events: (InboxEvent & { id: string })[];
  /** Events are missing because there were too many, or the position was too old. */
  incomplete: boolean;
}

const MARK = /^(\d{1,18})-(\d{1,11})$/;

export const formatPosition = ({ transaction, at }: ReadPosition): string => `${transaction}-${at}`;

/** Undefined if the text is not a valid position. */
export function parsePosition(text: string): ReadPosition | undefined {
  const [, transaction, at] = MARK.exec(text) ?? [];
  return transaction === undefined ? undefined : { transaction: BigInt(transaction), at: Number(at) };
}

// A single statement reads one snapshot. Rows beyond it come from another cluster whose backup was restored here.
const EVENTS = `
  SELECT pg_snapshot_xmin(s)::text AS transaction, extract(epoch FROM now())::bigint AS at,
    $1::numeric > pg_snapshot_xmax(s)::text::numeric AS beyond,
    (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'change', e.change, 'kind', e.kind, 'number', e.number)
       ORDER BY e.id), '[]')
     FROM (SELECT * FROM inquiries.inbox_event WHERE xid >= $1::text::xid8 AND xid < pg_snapshot_xmax(s)
       ORDER BY xid, id LIMIT ${MAX_EVENTS + 1}) e) AS events
  FROM pg_current_snapshot() s`;

type Row = { transaction: string; at: string; beyond: boolean; events: ReadEvents['events'] };

const NOTHING = 2n ** 63n - 1n;

/** Events from a position on, some possibly read before; without a position, only the current position. */
export async function readEvents(dataSource: DataSource, from?: ReadPosition): Promise<ReadEvents> {
  const [row] = await dataSource.query<Row[]>(EVENTS, [String(from?.transaction ?? NOTHING)]);
  if (!row) throw new Error('PostgreSQL gave no snapshot');
  const position = { transaction: BigInt(row.transaction), at: Number(row.at) };
  const incomplete = from !== undefined && (row.beyond || position.at - from.at > RETENTION_S || row.events.length > MAX_EVENTS);
  return { position, events: incomplete ? [] : row.events, incomplete };
}
