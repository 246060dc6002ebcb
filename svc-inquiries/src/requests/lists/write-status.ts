import type { EntityManager } from 'typeorm';
import { announceAgain } from './announce-again.js';
import type { LeadList } from './lead-lists.js';
import type { StatusChange } from './status-change.js';

/**
 * Writes the status of a list's entry with its side effects, unless it stays the same. The caller has locked the entry,
 * and writes the state of a request's conversation.
 */
export async function writeStatus(manager: EntityManager, list: LeadList, change: StatusChange): Promise<void> {
  const { id, from, to } = change;
  if (from === to) return;
  await list.onStatus?.(manager, change);
  await manager.query(`UPDATE inquiries.${list.table} SET status = $2, version = version + 1 WHERE id = $1`, [id, to]);
  await announceAgain(manager, list, change);
}
