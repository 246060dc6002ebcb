import type { AccountMember, Factor } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { Staff } from './staff.entity.js';

const FACTORS = `SELECT staff_id AS "staffId", 'totp' AS factor FROM accounts.totp WHERE secret IS NOT NULL
  UNION SELECT staff_id, 'passkey' FROM accounts.passkey`;

/** The factors each of the accounts has set up. */
export async function factorsOf(manager: EntityManager, ids: number[]): Promise<Map<number, Factor[]>> {
  const sql = `SELECT "staffId", factor FROM (${FACTORS}) f WHERE "staffId" = ANY ($1) ORDER BY factor`;
  const rows = await manager.query<{ staffId: number; factor: Factor }[]>(sql, [ids]);
  return new Map(ids.map((id) => [id, rows.filter(({ staffId }) => staffId === id).map(({ factor }) => factor)]));
}

export async function isFactorDemanded(manager: EntityManager, role: string): Promise<boolean> {
  const rows = await manager.query('SELECT FROM accounts.role_demand WHERE role = $1 AND demands_factor', [role]);
  return rows.length > 0;
}

/** The account's data for the gateway. */
export async function toAccountMember(manager: EntityManager, account: Staff): Promise<AccountMember> {
  const { id, name, role, state, configured, credentials } = account;
  const factors = (await factorsOf(manager, [id])).get(id) ?? [];
  const mustEnrol = factors.length === 0 && (await isFactorDemanded(manager, role));
  return { id, name, role, active: state === 'active', configured, credentials, factors, mustEnrol };
}
