import { withTimeout } from '@dealership/contracts';
import type { Queue } from 'bullmq';
import { type SqlBool, sql } from 'kysely';
import type { DataSource } from 'typeorm';

import { BATCH_SIZE } from './hand-off.js';
import { outboxTable } from './outbox.table.js';
import { jobId, jobOf, OUTBOX_ROW, type OutboxRow, outboxOf } from './outbox-row.js';

const QUEUE_TIMEOUT_MS = 10_000;
const CLOCK_TOLERANCE_MS = 5 * 60_000;

type JobState = 'done' | 'open' | 'lost';

/**
 * `lost`: the queue was emptied or restored from an older backup, or has a job of an earlier database under this id.
 */
async function jobStateOf(queue: Queue, schema: string, row: OutboxRow): Promise<JobState> {
  const job = await queue.getJob(jobId(schema, row));
  if (!job) return 'lost';
  if (job.timestamp > row.createdAt.getTime() - CLOCK_TOLERANCE_MS) return (await job.isCompleted()) ? 'done' : 'open';
  // Cannot be removed before it ends.
  if (await job.isActive()) return 'open';
  await job.remove();
  return 'lost';
}

async function groupByState(queue: Queue, schema: string, rows: OutboxRow[]): Promise<Record<JobState, OutboxRow[]>> {
  const states = await Promise.all(rows.map((row) => jobStateOf(queue, schema, row)));
  const having = (state: JobState) => rows.filter((_, index) => states[index] === state);
  return { done: having('done'), open: having('open'), lost: having('lost') };
}

/**
 * True for events whose job was last checked `age` milliseconds ago, with growing intervals: a job waiting for its next
 * attempt, or exhausted, is checked after twice the time, at most every six hours.
 */
const isDue = (age: number) =>
  sql<SqlBool>`handed_at <= now() - greatest(${age} * interval '1 millisecond', least(handed_at - created_at, interval '6 hours'))`;

/**
 * Checks a batch of due events: marks completed jobs as done and hands over again those that the queue has lost.
 * Returns how many were checked and how many were lost.
 */
export async function recoverLostJobs(dataSource: DataSource, queue: Queue, schema: string, age: number) {
  const rows = await outboxOf(dataSource.manager, schema)
    .select(OUTBOX_ROW)
    .where('doneAt', 'is', null)
    .where('handedAt', 'is not', null)
    .where(isDue(age))
    .orderBy('handedAt')
    .limit(BATCH_SIZE)
    .execute();
  if (rows.length === 0) return { seen: 0, lost: 0 };
  const { done, open, lost } = await withTimeout(
    groupByState(queue, schema, rows),
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
  return { seen: rows.length, lost: lost.length };
}
