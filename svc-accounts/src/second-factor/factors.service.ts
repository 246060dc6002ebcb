import { type OwnFactors, ROLES, type RoleDemand, type StaffAccount } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { factorsOf, isFactorDemanded } from '../staff/factors.js';
import { Staff } from '../staff/staff.entity.js';
import { toStaffAccount } from '../staff/staff.mapper.js';
import { lockedAccount } from './account-changes.js';
import { PasskeysService } from './passkeys.service.js';
import { recoveryCodesLeft } from './recovery-codes.js';

const DEMAND = `INSERT INTO accounts.role_demand (role, demands_factor) VALUES ($1, $2)
  ON CONFLICT (role) DO UPDATE SET demands_factor = excluded.demands_factor`;

const TABLES = ['totp', 'passkey', 'recovery_code'];

/** Removes all of an account's sign-in factors except the password. */
export async function dropFactors(manager: EntityManager, staffId: number): Promise<void> {
  for (const table of TABLES) await manager.query(`DELETE FROM accounts.${table} WHERE staff_id = $1`, [staffId]);
}

/** Who has which second factor, and who is required to have one. */
@Injectable()
export class FactorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passkeys: PasskeysService,
  ) {}

  async own({ account: { id }, role }: CurrentStaff): Promise<OwnFactors> {
    const { manager } = this.dataSource;
    const [factors, passkeys, left, demanded] = await Promise.all([
      factorsOf(manager, [id]),
      this.passkeys.list(id),
      recoveryCodesLeft(manager, id),
      isFactorDemanded(manager, role),
    ]);
    const totp = factors.get(id)?.includes('totp') ?? false;
    return { totp, passkeys, recoveryCodesLeft: left, demanded, passkeysPossible: this.passkeys.possible };
  }

  reset(id: number, staff: CurrentStaff): Promise<StaffAccount> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockedAccount(manager, id);
      const factors = (await factorsOf(manager, [id])).get(id) ?? [];
      if (factors.length === 0) return toStaffAccount(account, []);
      await dropFactors(manager, id);
      const { credentials, version } = account;
      const saved = await manager.save(Staff, { ...account, credentials: credentials + 1, version: version + 1 });
      const change = { before: { factors }, after: { factors: [] } };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: 'staff-account', entityId: id, ...change });
      return toStaffAccount(saved, []);
    });
  }

  async demands(): Promise<RoleDemand[]> {
    const sql = 'SELECT role FROM accounts.role_demand WHERE demands_factor';
    const rows = await this.dataSource.query<{ role: string }[]>(sql);
    return ROLES.map((role) => ({ role, demandsFactor: rows.some((row) => row.role === role) }));
  }

  async demand({ role, demandsFactor }: RoleDemand, staff: CurrentStaff): Promise<RoleDemand[]> {
    await this.dataSource.transaction(async (manager) => {
      const before = await isFactorDemanded(manager, role);
      if (before === demandsFactor) return;
      await manager.query(DEMAND, [role, demandsFactor]);
      const change = { before: { role, demandsFactor: before }, after: { role, demandsFactor } };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: 'role', ...change });
    });
    return this.demands();
  }
}
