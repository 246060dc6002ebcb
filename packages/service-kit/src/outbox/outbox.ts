import type { EventName, EventPayloads } from '@dealership/contracts';
import { currentRequest } from '@dealership/server-kit';
import type { EntityManager } from 'typeorm';
import { outboxChannel } from './outbox.table.js';

/**
 * Writes an event in the caller's transaction; the relay is notified at commit.
 * @returns the row's id, from which the job's id derives.
 */
export async function appendToOutbox<Name extends EventName>(
  manager: EntityManager,
  schema: string,
  event: Name,
  payload: EventPayloads[Name],
  requestId?: string,
): Promise<number> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO "${schema}"."outbox" (event, payload, request_id, traceparent) VALUES ($1, $2, $3, $4) RETURNING id`,
    [event, JSON.stringify(payload), requestId ?? null, currentRequest()?.traceparent ?? null],
  );
  await manager.query('SELECT pg_notify($1, $2)', [outboxChannel(schema), '']);
  return Number(row?.id);
}
