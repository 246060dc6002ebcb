import { withTimeout } from '@dealership/contracts';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';

import { outboxTable } from './outbox.table.js';
import { jobOf, OUTBOX_ROW, outboxOf } from './outbox-row.js';

export const BATCH_SIZE = 100;

// Shorter than the idle-transaction time-out: rows stay locked while the queue is called.
const QUEUE_TIMEOUT_MS = 5000;

/** Hands pending events to the queue, oldest first; marks rows only once the queue has them. Returns how many. */
export function handOff(dataSource: DataSource, queue: Queue, schema: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const rows = await outboxOf(manager, schema)
      .select(OUTBOX_ROW)
      .where('handedAt', 'is', null)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    await withTimeout(queue.addBulk(rows.map((row) => jobOf(schema, row))), QUEUE_TIMEOUT_MS, 'The queue took no jobs');
    await manager.query(`UPDATE ${outboxTable(schema)} SET handed_at = now() WHERE id = ANY($1::bigint[])`, [
      rows.map(({ id }) => id),
    ]);
    return rows.length;
  });
}
