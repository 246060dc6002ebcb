import { isLowPriority } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { queriesOn } from '../database/queries.js';
import { jobOptions } from '../queue/queue.processor.js';

/**
 * An event committed with its cause, in the service's `outbox` table. `handedAt`: when the relay last handed it to the
 * queue or checked it there; `doneAt`: when its job was seen completed.
 */
interface Outbox {
  /** A bigint, as text. */
  id: string;
  event: string;
  payload: object;
  requestId: string | null;
  traceparent: string | null;
  createdAt: Date;
  handedAt: Date | null;
  doneAt: Date | null;
}

export type OutboxRow = Omit<Outbox, 'handedAt' | 'doneAt'>;

/** Reads of a schema's outbox. */
export const outboxOf = (manager: EntityManager, schema: string) =>
  queriesOn<{ outbox: Outbox }>(manager).withSchema(schema).selectFrom('outbox');

export const OUTBOX_ROW = [
  'id',
  'event',
  'payload',
  'requestId',
  'traceparent',
  'createdAt',
] as const satisfies (keyof OutboxRow)[];

/** Common data of every job besides its event's payload. */
export interface JobEnvelope {
  outboxId: number;
  requestId: string | null;
  /** Trace of the causing request. */
  traceparent: string | null;
}

/** The services share one queue, and every outbox counts from 1. */
export const jobId = (schema: string, row: Pick<OutboxRow, 'id'>): string => `outbox-${schema}-${row.id}`;

export const jobOf = (schema: string, row: OutboxRow) => ({
  name: row.event,
  data: {
    ...row.payload,
    outboxId: Number(row.id),
    requestId: row.requestId,
    traceparent: row.traceparent,
  } satisfies JobEnvelope,
  opts: { ...jobOptions, jobId: jobId(schema, row), ...(isLowPriority(row.event) && { priority: 1 }) },
});
