import { jobOptions } from '../queue/queue.processor.js';

export interface OutboxRow {
  /** A bigint, as text. */
  id: string;
  event: string;
  payload: object;
  request_id: string | null;
  traceparent: string | null;
  created_at: Date;
}

/** What every job of the queue carries besides its event's payload. */
export interface JobEnvelope {
  outboxId: number;
  requestId: string | null;
  /** The trace of the request that it happened in. */
  traceparent: string | null;
}

/** The services share one queue, and every outbox counts from 1. */
export const jobId = (schema: string, row: Pick<OutboxRow, 'id'>): string => `outbox-${schema}-${row.id}`;

export const jobOf = (schema: string, row: OutboxRow) => ({
  name: row.event,
  data: {
    ...row.payload,
    outboxId: Number(row.id),
    requestId: row.request_id,
    traceparent: row.traceparent,
  } satisfies JobEnvelope,
  opts: { ...jobOptions, jobId: jobId(schema, row) },
});
