import type { AccountMember, Factor, Role } from '@dealership/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Staff } from '../staff.entity.js';
import { Passkey } from './passkey.entity.js';
import { RoleRequirement } from './role-requirement.entity.js';
import { Totp } from './totp.entity.js';

/** The factors each of the accounts has set up. */
export async function factorsOf(manager: EntityManager, ids: number[]): Promise<Map<number, Factor[]>> {
  const select = { staffId: true } as const;
  const passkeys = await manager.find(Passkey, { select, where: { staffId: In(ids) } });
  const apps = await manager.find(Totp, { select, where: { staffId: In(ids), secret: Not(IsNull()) } });
  const factors = (id: number): Factor[] => [
    ...(passkeys.some(({ staffId }) => staffId === id) ? (['passkey'] as const) : []),
    ...(apps.some(({ staffId }) => staffId === id) ? (['totp'] as const) : []),
  ];
  return new Map(ids.map((id) => [id, factors(id)]));
}

export const isFactorRequired = (manager: EntityManager, role: Role): Promise<boolean> =>
  manager.existsBy(RoleRequirement, { role, demandsFactor: true });

/** The account's data for the gateway. */
export async function toAccountMember(manager: EntityManager, account: Staff): Promise<AccountMember> {
  const { id, name, role, state, configured, credentials } = account;
  const factors = (await factorsOf(manager, [id])).get(id) ?? [];
  const mustEnrol = factors.length === 0 && (await isFactorRequired(manager, role));
  return { id, name, role, active: state === 'active', configured, credentials, factors, mustEnrol };
}
