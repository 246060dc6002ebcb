import { type FactorRequirement, type OwnFactors, ROLES, type StaffAccount } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { assertManagesStaff } from '../staff/current-right.js';
import { factorsOf, isFactorRequired } from '../staff/factors/account-factors.js';
import { Passkey } from '../staff/factors/passkey.entity.js';
import { RecoveryCode } from '../staff/factors/recovery-code.entity.js';
import { RoleRequirement } from '../staff/factors/role-requirement.entity.js';
import { Totp } from '../staff/factors/totp.entity.js';
import { Staff } from '../staff/staff.entity.js';
import { toStaffAccount } from '../staff/staff.mapper.js';
import { lockedAccount } from './account-changes.js';
import { PasskeysService } from './passkeys.service.js';
import { recoveryCodesLeft } from './recovery-codes.js';

/** Removes all of an account's sign-in factors except the password. */
async function dropFactors(manager: EntityManager, staffId: number): Promise<void> {
  for (const factor of [Totp, Passkey, RecoveryCode]) await manager.delete(factor, { staffId });
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
    const [factors, passkeys, left, required] = await Promise.all([
      factorsOf(manager, [id]),
      this.passkeys.list(id),
      recoveryCodesLeft(manager, id),
      isFactorRequired(manager, role),
    ]);
    const totp = factors.get(id)?.includes('totp') ?? false;
    return { totp, passkeys, recoveryCodesLeft: left, required, passkeysPossible: this.passkeys.possible };
  }

  reset(id: number, staff: CurrentStaff): Promise<StaffAccount> {
    return this.dataSource.transaction(async (manager) => {
      await assertManagesStaff(manager, staff);
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

  async requirements(): Promise<FactorRequirement[]> {
    const required = await this.dataSource.manager.findBy(RoleRequirement, { demandsFactor: true });
    return ROLES.map((role) => ({ role, requiresFactor: required.some((requirement) => requirement.role === role) }));
  }

  async updateRequirement({ role, requiresFactor }: FactorRequirement, staff: CurrentStaff): Promise<FactorRequirement[]> {
    await this.dataSource.transaction(async (manager) => {
      await assertManagesStaff(manager, staff);
      const before = await isFactorRequired(manager, role);
      if (before === requiresFactor) return;
      await manager.upsert(RoleRequirement, { role, demandsFactor: requiresFactor }, ['role']);
      const change = { before: { role, requiresFactor: before }, after: { role, requiresFactor } };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: 'role', ...change });
    });
    return this.requirements();
  }
}
