import { kindOfList, type LeadStatus, statesOfStatus } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { StatusChange } from '../../subscriptions/newsletter/staff-status.js';
import { announceAgain } from './announce-again.js';
import type { LeadList } from './lead-lists.js';

// Takes back an answer that was only a change of the state; the loop of the reply clock starts its clock again.
const IS_TAKEN_BACK = `$3 = 'new' AND answer IS NULL AND answered_at IS NOT NULL AND clock_started_at IS NOT NULL`;

// Changes nothing if the state already matches the status.
const MATCH_STATE = `
  UPDATE inquiries.conversation SET state = $3, lost_reason = NULL, version = version + 1,
    answered_at = CASE WHEN ${IS_TAKEN_BACK} THEN NULL WHEN $3 = 'answered' THEN coalesce(answered_at, now()) ELSE answered_at END,
    answer_minutes = CASE WHEN ${IS_TAKEN_BACK} THEN NULL ELSE answer_minutes END,
    answered_in_time = CASE WHEN ${IS_TAKEN_BACK} THEN NULL ELSE answered_in_time END,
    waiting_since = CASE WHEN ${IS_TAKEN_BACK} AND state <> 'spam' THEN coalesce(waiting_since, clock_started_at) ELSE waiting_since END
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
  await announceAgain(manager, list, change);
}
