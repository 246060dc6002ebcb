import { AppError } from '@dealership/service-kit';
import { differences, recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Journey } from './journey.entity.js';

/** Entity name in the audit log. */
export const JOURNEYS = 'journeys';

/** Returns the journey, locked until the end of the transaction. */
export async function lockedJourney(manager: EntityManager, id: number): Promise<Journey> {
  const row = await manager.findOne(Journey, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new AppError('JOURNEY_NOT_FOUND', { id });
  return row;
}

/**
 * Records a change of a journey and increments its version. `state`: the change for the audit log. Writes nothing if
 * nothing changed.
 */
export async function recordChange<State extends object>(
  manager: EntityManager,
  { id, version }: Journey,
  state: { before: State; after: State; of?: object },
  staff: CurrentStaff,
): Promise<boolean> {
  const { before, after } = differences(state.before, state.after);
  if (Object.keys(after).length === 0) return false;
  await manager.update(Journey, id, { version: version + 1, updatedAt: () => 'now()' });
  const write = { staff, action: 'update', entity: JOURNEYS, entityId: id } as const;
  await recordStaffWrite(manager, SCHEMA, { ...write, before: { ...state.of, ...before }, after: { ...state.of, ...after } });
  return true;
}
