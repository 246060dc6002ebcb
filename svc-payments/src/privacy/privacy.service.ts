import { ERASED_PERSON, type ErasureReceipt, type PersonQuery, type PersonRecord } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { IS_ACTIVE } from '../subscriptions/subscription.mapper.js';
import { erasePayments, IS_OPEN } from './erase-payments.js';

type Row = Omit<PersonRecord, 'createdAt'> & { paymentId: number; createdAt: Date };

const RECORDS = `
  SELECT p.id AS "paymentId", CASE WHEN s.id IS NULL THEN 'payments' ELSE 'auction-subscriptions' END AS place,
    coalesce(s.id, p.id) AS id, concat_ws(' ', p.first_name, p.last_name) AS name, p.email, p.phone, p.created_at AS "createdAt",
    CASE WHEN s.payment_status = 'refunding' THEN 'refund-under-way' WHEN ${IS_ACTIVE} THEN 'active-membership'
      WHEN ${IS_OPEN} THEN 'open-payment' END AS obstacle
  FROM payments.payment p LEFT JOIN payments.subscription s ON s.payment_id = p.id`;

const SAME_EMAIL = 'p.erased_at IS NULL AND lower(p.email) = lower($1)';

/** `$1`: digits. As the buyer typed it, the number may be in Arabic-Indic digits. */
const SAME_PHONE = `p.erased_at IS NULL
  AND regexp_replace(translate(p.phone, '٠١٢٣٤٥٦٧٨٩', '0123456789'), '\\D', '', 'g') LIKE '%' || right($1, 9)`;

const toRecord = ({ paymentId: _, ...row }: Row): PersonRecord => ({ ...row, createdAt: row.createdAt.toISOString() });

/** How many there are of each place. */
const countByPlace = (rows: Row[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(rows, ({ place }) => place)].map(([place, those]) => [place, those.length]));

@Injectable()
export class PrivacyService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find({ email, phone }: PersonQuery): Promise<PersonRecord[]> {
    const condition = email === undefined ? SAME_PHONE : SAME_EMAIL;
    const rows = await this.dataSource.query<Row[]>(`${RECORDS} WHERE ${condition} ORDER BY p.id`, [email ?? phone]);
    return rows.map(toRecord);
  }

  /** Replaces what tells who the buyer is; what is still needed stays and is named in the answer. */
  erase(email: string, staff: CurrentStaff): Promise<ErasureReceipt> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await this.locked(manager, email);
      const erased = rows.filter(({ obstacle }) => obstacle === null);
      const paymentIds = erased.map(({ paymentId }) => paymentId);
      if (paymentIds.length) {
        await erasePayments(manager, paymentIds);
        await recordStaffWrite(manager, SCHEMA, { staff, action: 'erase', entity: ERASED_PERSON, after: { paymentIds } });
      }
      return { erased: countByPlace(erased), kept: rows.filter(({ obstacle }) => obstacle !== null).map(toRecord) };
    });
  }

  /** Read under locks: no payment succeeds and no refund begins between the look and the erasure. */
  private async locked(manager: EntityManager, email: string): Promise<Row[]> {
    const payments = await manager.query<{ id: number }[]>(`SELECT id FROM payments.payment p WHERE ${SAME_EMAIL} FOR UPDATE`, [
      email,
    ]);
    const ids = payments.map(({ id }) => id);
    await manager.query('SELECT id FROM payments.subscription WHERE payment_id = ANY($1) FOR UPDATE', [ids]);
    return manager.query<Row[]>(`${RECORDS} WHERE p.id = ANY($1) ORDER BY p.id`, [ids]);
  }
}
