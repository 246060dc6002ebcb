import { isAllowed } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { lockForTransaction } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import type { EntityManager } from 'typeorm';
import { Staff } from './staff.entity.js';

/**
 * Refuses callers who may no longer manage staff: the gateway remembers a role for some seconds. Until the transaction
 * ends nobody else manages staff, so that of two owners who demote each other the second is refused.
 * @throws AppError FORBIDDEN
 */
export async function assertManagesStaff(manager: EntityManager, { account: { id } }: CurrentStaff): Promise<void> {
  await lockForTransaction(manager, 'accounts.staff');
  const caller = await manager.findOneBy(Staff, { id });
  if (caller?.state !== 'active' || !isAllowed(caller.role, 'people.write')) throw new AppError('FORBIDDEN');
}
