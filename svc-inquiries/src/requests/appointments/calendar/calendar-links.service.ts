import { type CalendarLink, endpointPath, type NewCalendarLink } from '@dealership/contracts';
import { getCalendarFeed } from '@dealership/contracts/inquiries/appointments/endpoints';
import { AppError, linkTokenHash, newLinkToken } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../../database/schema.js';

const SECRET = /^([\w-]{43})\.ics$/;

const STORE = `
  INSERT INTO inquiries.calendar_link (account_id, secret_hash) VALUES ($1, $2)
  ON CONFLICT (account_id) DO UPDATE SET secret_hash = $2, created_at = now() RETURNING created_at AS "createdAt"`;

const audited = (staff: CurrentStaff, action: 'create' | 'delete') =>
  ({ staff, action, entity: 'calendar-link', entityId: staff.account.id }) as const;

/** The secret URLs with which staff subscribe to the appointments in their own calendars. */
@Injectable()
export class CalendarLinksService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async get({ account }: CurrentStaff): Promise<CalendarLink> {
    const [row] = await this.dataSource.query<{ createdAt: Date }[]>(
      'SELECT created_at AS "createdAt" FROM inquiries.calendar_link WHERE account_id = $1',
      [account.id],
    );
    return { createdAt: row?.createdAt.toISOString() ?? null };
  }

  create(staff: CurrentStaff): Promise<NewCalendarLink> {
    const secret = newLinkToken();
    return this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<[{ createdAt: Date }]>(STORE, [staff.account.id, linkTokenHash(secret)]);
      await recordStaffWrite(manager, SCHEMA, audited(staff, 'create'));
      return { createdAt: row.createdAt.toISOString(), path: endpointPath(getCalendarFeed, { secret: `${secret}.ics` }) };
    });
  }

  remove(staff: CurrentStaff): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const removed = await manager.query<[unknown[], number]>('DELETE FROM inquiries.calendar_link WHERE account_id = $1', [
        staff.account.id,
      ]);
      if (removed[1]) await recordStaffWrite(manager, SCHEMA, audited(staff, 'delete'));
    });
  }

  /** @throws AppError if the address is not valid */
  async check(address: string): Promise<void> {
    const [, secret] = SECRET.exec(address) ?? [];
    const sql = 'SELECT FROM inquiries.calendar_link WHERE secret_hash = $1';
    const found = secret ? await this.dataSource.query<object[]>(sql, [linkTokenHash(secret)]) : [];
    if (found.length === 0) throw new AppError('CALENDAR_NOT_FOUND');
  }
}

/** Revokes the calendar links of everybody but these accounts. */
export async function revokeCalendarLinksExcept(manager: EntityManager, accountIds: number[]): Promise<void> {
  await manager.query('DELETE FROM inquiries.calendar_link WHERE account_id <> ALL($1)', [accountIds]);
}
