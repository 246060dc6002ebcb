import { withTimeout } from '@dealership/server-kit';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';

import { BATCH } from './hand-off.js';
import { outboxTable } from './outbox.table.js';
import { jobId, jobOf, type OutboxRow } from './outbox-row.js';

const QUEUE_TIMEOUT_MS = 10_000;
const CLOCK_TOLERANCE_MS = 5 * 60_000;

type Fate = 'done' | 'open' | 'lost';

/** `lost`: the queue was emptied or went back to an older copy, or holds a job that an earlier database gave this id. */
async function fateOf(queue: Queue, schema: string, row: OutboxRow): Promise<Fate> {
  const job = await queue.getJob(jobId(schema, row));
  if (!job) return 'lost';
  if (!(await job.isCompleted())) return 'open';
  if (job.timestamp > row.created_at.getTime() - CLOCK_TOLERANCE_MS) return 'done';
  await job.remove();
  return 'lost';
}

async function sort(queue: Queue, schema: string, rows: OutboxRow[]): Promise<Record<Fate, OutboxRow[]>> {
  const fates = await Promise.all(rows.map((row) => fateOf(queue, schema, row)));
  const having = (fate: Fate) => rows.filter((_, index) => fates[index] === fate);
  return { done: having('done'), open: having('open'), lost: having('lost') };
}

/**
 * Looks after events that were handed over at least `age` milliseconds ago: ticks off the ones whose job is completed and
 * hands the ones over again that the queue no longer knows. Returns how many were lost.
 */
export async function recoverLostJobs(dataSource: DataSource, queue: Queue, schema: string, age: number): Promise<number> {
  const rows = await dataSource.query<OutboxRow[]>(
    `SELECT id, event, payload, request_id, traceparent, created_at FROM ${outboxTable(schema)}
     WHERE done_at IS NULL AND handed_at <= now() - $1 * interval '1 millisecond' ORDER BY handed_at LIMIT ${BATCH}`,
    [age],
  );
  if (rows.length === 0) return 0;
  const { done, open, lost } = await withTimeout(
    sort(queue, schema, rows),
    QUEUE_TIMEOUT_MS,
    'The queue did not tell about its jobs',
  );
  if (lost.length)
    await withTimeout(queue.addBulk(lost.map((row) => jobOf(schema, row))), QUEUE_TIMEOUT_MS, 'The queue took no jobs');
  await dataSource.query(`UPDATE ${outboxTable(schema)} SET done_at = now() WHERE id = ANY($1::bigint[])`, [
    done.map(({ id }) => id),
  ]);
  await dataSource.query(`UPDATE ${outboxTable(schema)} SET handed_at = now() WHERE id = ANY($1::bigint[])`, [
    [...open, ...lost].map(({ id }) => id),
  ]);
  return lost.length;
}
