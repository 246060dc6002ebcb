import {
  type Colleague,
  type ColleagueContact,
  isAllowed,
  type NewStaffAccount,
  type OwnAccountChanges,
  type StaffAccount,
  type StaffAccountChanges,
} from '@dealership/contracts';
import { AppError, violates } from '@dealership/service-kit';
import { assertVersion, differences, recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { assertManagesStaff } from './current-right.js';
import { factorsOf } from './factors/account-factors.js';
import { closePasswordLinks, openPasswordLink } from './open-password-link.js';
import { isAlone, ownerOf } from './owner.js';
import { Staff } from './staff.entity.js';
import { audited, toStaffAccount } from './staff.mapper.js';

const ENTITY = 'staff-account';

interface Writer {
  staff: CurrentStaff;
  requestId: string;
  /** Runs before the change, in its transaction. */
  check?: typeof assertManagesStaff;
}

/** Staff accounts, as managed by the owner and by themselves. */
@Injectable()
export class StaffService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(): Promise<StaffAccount[]> {
    await ownerOf(this.dataSource.manager);
    const rows = await this.dataSource.manager.find(Staff, { order: { id: 'ASC' } });
    const factors = await factorsOf(
      this.dataSource.manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toStaffAccount(row, factors.get(row.id) ?? []));
  }

  /** Active staff who may edit requests. */
  async colleagues(): Promise<Colleague[]> {
    return (await this.contacts()).map(({ id, name }) => ({ id, name }));
  }

  /** The same staff with their contact details. */
  async contacts(): Promise<ColleagueContact[]> {
    await ownerOf(this.dataSource.manager);
    const rows = await this.dataSource.manager.find(Staff, { where: { state: 'active' }, order: { id: 'ASC' } });
    const may = rows.filter(({ role }) => isAllowed(role, 'requests.write'));
    return may.map(({ id, name, email, role, language }) => ({ id, name, email, role, language }));
  }

  async isAlone(): Promise<boolean> {
    return isAlone(this.dataSource.manager);
  }

  async get(id: number): Promise<StaffAccount> {
    return this.shown(this.dataSource.manager, await this.found(this.dataSource.manager, id));
  }

  invite(account: NewStaffAccount, staff: CurrentStaff, requestId: string): Promise<StaffAccount> {
    return this.write(async (manager) => {
      const owner = await ownerOf(manager);
      await assertManagesStaff(manager, staff);
      if (!owner.email) throw new AppError('OWNER_EMAIL_MISSING');
      const row = await manager.save(manager.create(Staff, { ...account, state: 'invited' }));
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'create', entity: ENTITY, entityId: row.id, after: audited(row) });
      await openPasswordLink(manager, row, requestId);
      return row;
    });
  }

  change(id: number, changes: StaffAccountChanges, staff: CurrentStaff, requestId: string): Promise<StaffAccount> {
    const { deactivated, ...fields } = changes;
    const writer = { staff, requestId, check: assertManagesStaff };
    return this.update(id, writer, fields, (row) => {
      const refused = row.configured && (deactivated || (fields.role !== undefined && fields.role !== 'owner'));
      if (refused) throw new AppError('OWNER_REQUIRED');
      if (deactivated === undefined || deactivated === (row.state === 'deactivated')) return {};
      const open = row.passwordHash ? 'active' : 'invited';
      return { state: deactivated ? 'deactivated' : open, credentials: row.credentials + 1 };
    });
  }

  changeOwn(changes: OwnAccountChanges, staff: CurrentStaff, requestId: string): Promise<StaffAccount> {
    return this.update(staff.account.id, { staff, requestId }, changes, () => ({}));
  }

  async invitationAgain(id: number, staff: CurrentStaff, requestId: string): Promise<void> {
    await this.write(async (manager) => {
      await assertManagesStaff(manager, staff);
      const row = await this.found(manager, id, true);
      if (row.state !== 'invited') throw new AppError('ALREADY_ACTIVE');
      await openPasswordLink(manager, row, requestId);
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'resend', entity: ENTITY, entityId: id });
      return row;
    });
  }

  private update(
    id: number,
    { staff, requestId, check }: Writer,
    { version, ...fields }: Omit<StaffAccountChanges, 'deactivated'>,
    more: (row: Staff) => Partial<Staff>,
  ): Promise<StaffAccount> {
    return this.write(async (manager) => {
      await check?.(manager, staff);
      const row = await this.found(manager, id, true);
      assertVersion(row, version);
      const next = { ...row, ...fields, ...more(row) };
      const { before, after } = differences(audited(row), audited(next));
      if (Object.keys(after).length === 0) return row;
      const saved = await manager.save(Staff, { ...next, version: row.version + 1 });
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: ENTITY, entityId: id, before, after });
      if ('email' in after) await this.readdressLinks(manager, saved, requestId);
      return saved;
    });
  }

  /** Links sent to the previous address become invalid; an invitation is sent to the new one. */
  private async readdressLinks(manager: EntityManager, row: Staff, requestId: string): Promise<void> {
    if (row.state === 'invited') await openPasswordLink(manager, row, requestId);
    else await closePasswordLinks(manager, row.id);
  }

  private async found(manager: EntityManager, id: number, lock = false): Promise<Staff> {
    const row = await manager.findOne(Staff, { where: { id }, ...(lock && { lock: { mode: 'pessimistic_write' } }) });
    if (!row) throw new AppError('STAFF_ACCOUNT_NOT_FOUND', { id });
    return row;
  }

  private async shown(manager: EntityManager, row: Staff): Promise<StaffAccount> {
    return toStaffAccount(row, (await factorsOf(manager, [row.id])).get(row.id) ?? []);
  }

  private async write(work: (manager: EntityManager) => Promise<Staff>): Promise<StaffAccount> {
    try {
      return await this.dataSource.transaction(async (manager) => this.shown(manager, await work(manager)));
    } catch (error) {
      throw violates(error, 'uq_staff_email') ? new AppError('STAFF_EMAIL_TAKEN') : error;
    }
  }
}
