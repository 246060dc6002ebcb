import type { ActingStaff } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { factorsOf, isFactorRequired } from '../staff/factors/account-factors.js';
import { RecoveryCode } from '../staff/factors/recovery-code.entity.js';
import { Staff } from '../staff/staff.entity.js';

/** The account, locked, so that of two concurrent changes the second sees the first. */
export async function lockedAccount(manager: EntityManager, id: number): Promise<Staff> {
  const account = await manager.findOne(Staff, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!account) throw new AppError('STAFF_ACCOUNT_NOT_FOUND', { id });
  return account;
}

interface Change {
  before?: object;
  after?: object;
}

/** Records changes that staff make to their own sign-in factors. */
export const recordFactors = (manager: EntityManager, { id, name }: Staff, by: ActingStaff, change: Change): Promise<void> =>
  recordStaffWrite(manager, SCHEMA, {
    staff: { ...by, account: { id, name } },
    ...{ action: 'update', entity: 'staff-account', entityId: id, ...change },
  });

/**
 * Runs after a factor was removed.
 * @throws AppError LAST_SECOND_FACTOR if the role requires one; without any, recovery codes are removed too
 */
export async function settleRemoval(manager: EntityManager, { id, role }: Staff): Promise<void> {
  if ((await factorsOf(manager, [id])).get(id)?.length) return;
  if (await isFactorRequired(manager, role)) throw new AppError('LAST_SECOND_FACTOR');
  await manager.delete(RecoveryCode, { staffId: id });
}
