import {
  AUDITED_PERSON,
  customerName,
  type ErasureReceipt,
  type ExportedRecord,
  type PersonErasure,
  type PersonQuery,
  type PersonRecord,
} from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { queriesOn } from '@dealership/service-kit/database';
import { samePhone } from '@dealership/service-kit/privacy';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { eb, isActive, type MembershipTables } from '../payments/membership.mapper.js';
import { AbandonedCheckoutsService } from '../payments/sync/abandoned-checkouts.service.js';
import { erasePayments, isOpen } from './erase-payments.js';
import { exportPayments } from './export-payments.js';

type Condition = Expression<SqlBool>;

const named = (obstacle: NonNullable<PersonRecord['obstacle']>) => sql.lit(obstacle);

const isRefunding = eb('s.paymentStatus', '=', 'refunding');

const obstacle = eb
  .case()
  .when(isRefunding)
  .then(named('refund-under-way'))
  .when(isActive)
  .then(named('active-membership'))
  .when(isOpen)
  .then(named('open-payment'))
  .end();

const place = eb.case().when('s.id', 'is', null).then(sql.lit('payments')).else(sql.lit('auction-subscriptions')).end();

const records = (db: Kysely<MembershipTables>, condition: Condition) =>
  db
    .selectFrom('payments.payment as p')
    .leftJoin('payments.subscription as s', 's.paymentId', 'p.id')
    .select(['p.id as paymentId', 'p.email', 'p.phone', 'p.createdAt', place.as('place'), obstacle.as('obstacle')])
    .select(({ fn }) => fn.coalesce('s.id', 'p.id').as('id'))
    .select(['p.firstName', 'p.lastName'])
    .where(condition)
    .orderBy('p.id')
    .execute();

type Row = Awaited<ReturnType<typeof records>>[number];

const isEmail = (email: string): Condition => sql`p.erased_at IS NULL AND lower(p.email) = lower(${email})`;

const isPhone = (digits: string): Condition => sql`p.erased_at IS NULL AND ${samePhone(eb.ref('p.phone'), digits)}`;

const toRecord = ({ paymentId: _, firstName, lastName, ...row }: Row): PersonRecord => ({
  ...row,
  name: customerName({ firstName, lastName }),
  createdAt: row.createdAt.toISOString(),
});

/** The number of rows per place. */
const countByPlace = (rows: Row[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(rows, ({ place }) => place)].map(([place, those]) => [place, those.length]));

@Injectable()
export class PrivacyService {
  constructor(
    private readonly db: Kysely<MembershipTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly checkouts: AbandonedCheckoutsService,
  ) {}

  async find({ email, phone = '' }: PersonQuery): Promise<PersonRecord[]> {
    const rows = await records(this.db, email === undefined ? isPhone(phone) : isEmail(email));
    return rows.map(toRecord);
  }

  /** Exports every payment and membership of the address. */
  export({ email }: PersonErasure, staff: CurrentStaff): Promise<ExportedRecord[]> {
    return this.dataSource.transaction(async (manager) => {
      const records = await exportPayments(queriesOn<MembershipTables>(manager), isEmail(email));
      const after = { paymentIds: records.map(({ fields }) => fields.paymentId) };
      if (records.length) await recordStaffWrite(manager, SCHEMA, { staff, action: 'export', entity: AUDITED_PERSON, after });
      return records;
    });
  }

  /** Replaces the buyer's personal data; what is still needed is kept and listed in the response. */
  async erase({ email }: PersonErasure, staff: CurrentStaff): Promise<ErasureReceipt> {
    const given = await records(this.db, isEmail(email));
    const closed = given.filter((row) => row.obstacle === null).map(({ paymentId }) => paymentId);
    await this.checkouts.close(closed);
    const obstacleOf = new Map(given.map((row) => [row.paymentId, row.obstacle]));
    return this.dataSource.transaction(async (manager) => {
      const found = await this.locked(manager, email);
      // Orders that could not be closed may still be paid.
      const rows = found.map((row) =>
        row.obstacle !== null || closed.includes(row.paymentId)
          ? row
          : { ...row, obstacle: obstacleOf.get(row.paymentId) ?? ('open-payment' as const) },
      );
      const erased = rows.filter(({ obstacle }) => obstacle === null);
      const paymentIds = erased.map(({ paymentId }) => paymentId);
      if (paymentIds.length) {
        await erasePayments(manager, paymentIds);
        await recordStaffWrite(manager, SCHEMA, { staff, action: 'erase', entity: AUDITED_PERSON, after: { paymentIds } });
      }
      return { erased: countByPlace(erased), kept: rows.filter(({ obstacle }) => obstacle !== null).map(toRecord) };
    });
  }

  /** Reads under locks, so that no payment succeeds and no refund starts before the erasure. */
  private async locked(manager: EntityManager, email: string): Promise<Row[]> {
    const db = queriesOn<MembershipTables>(manager);
    const payments = await db.selectFrom('payments.payment as p').select('p.id').where(isEmail(email)).forUpdate().execute();
    const ids = sql`ANY(${payments.map(({ id }) => id)})`;
    await db
      .selectFrom('payments.subscription as s')
      .select('s.id')
      .where(sql<SqlBool>`s.payment_id = ${ids}`)
      .forUpdate()
      .execute();
    return records(db, sql`p.id = ${ids}`);
  }
}
