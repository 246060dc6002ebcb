import { UNNAMED_OWNER } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { Staff } from './staff.entity.js';

/** The owner with the configured password, created on first use. */
export async function ownerOf(manager: EntityManager): Promise<Staff> {
  const known = await manager.findOneBy(Staff, { configured: true });
  if (known) return known;
  await manager
    .createQueryBuilder()
    .insert()
    .into(Staff)
    .values({ name: UNNAMED_OWNER, language: 'en', role: 'owner', state: 'active', configured: true })
    .orIgnore()
    .execute();
  return manager.findOneByOrFail(Staff, { configured: true });
}

/** Whether the owner is the only member of staff who may sign in. */
export const isAlone = async (manager: EntityManager): Promise<boolean> =>
  !(await manager.existsBy(Staff, [
    { configured: false, state: 'active' },
    { configured: false, state: 'invited' },
  ]));
