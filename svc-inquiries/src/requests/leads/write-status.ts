import { kindOfList, type LeadStatus, statesOfStatus } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { StatusChange } from '../../subscriptions/newsletter/staff-status.js';
import type { LeadList } from './lead-lists.js';

// Changes nothing if the state already matches the status.
const MATCH_STATE = `
  UPDATE inquiries.conversation SET state = $3, lost_reason = NULL, version = version + 1,
    answered_at = coalesce(answered_at, CASE WHEN $3 = 'answered' THEN now() END)
  WHERE kind = $1 AND number = $2 AND state <> ALL($4)`;

/**
 * Writes the status of a list's entry with its side effects, unless it stays the same. The conversation of a request gets
 * the state that belongs to it; the caller has locked the entry.
 */
export async function writeStatus(manager: EntityManager, list: LeadList, change: StatusChange): Promise<void> {
  const { id, from, to } = change;
  if (from === to) return;
  await list.onStatus?.(manager, change);
  const kind = kindOfList(list.name);
  if (kind) {
    const states = statesOfStatus(to as LeadStatus);
    await manager.query(MATCH_STATE, [kind, id, states[0], states]);
  }
  await manager.query(`UPDATE inquiries.${list.table} SET status = $2, version = version + 1 WHERE id = $1`, [id, to]);
}
