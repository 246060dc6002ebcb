import type {
  MembershipFilter,
  MembershipPage,
  MembershipQuery,
  Membership as MembershipResponse,
  MembershipSort,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { page, queriesOn } from '@dealership/service-kit/database';
import {
  BATCH_SIZE,
  escapeLike,
  inBatches,
  parseReferenceQuery,
  periodEnd,
  periodStart,
  type ReferenceQuery,
} from '@dealership/service-kit/lists';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import {
  eb,
  isActive,
  isRunning,
  isToFulfil,
  type MembershipRow,
  type MembershipTables,
  paymentOf,
  selectMemberships,
  toMembership,
} from '../payments/membership.mapper.js';

type Query = ReturnType<typeof selectMemberships>;

const newest = (query: Query): Query => query.orderBy('s.createdAt', 'desc').orderBy('s.id', 'desc');

const dueIfToFulfil = eb.case().when(isToFulfil).then(eb.ref('s.dueAt')).end();

const ORDERS: Record<MembershipSort, (query: Query) => Query> = {
  newest,
  oldest: (query) => query.orderBy('s.createdAt').orderBy('s.id'),
  name: (query) =>
    query
      .orderBy(({ fn }) => fn('lower', ['p.lastName']))
      .orderBy(({ fn }) => fn('lower', ['p.firstName']))
      .orderBy('s.id'),
  endDate: (query) => query.orderBy('s.endDate').orderBy('s.id'),
  due: (query) => newest(query.orderBy(isToFulfil, 'desc').orderBy(dueIfToFulfil)),
};

/** Matches the number of a membership or, as its member knows it, of its payment. */
const hasNumber = ({ kind, number }: ReferenceQuery): Expression<SqlBool> =>
  kind
    ? eb.and([eb('p.id', '=', number), eb.val(kind === 'membership')])
    : eb.or([eb('s.id', '=', number), eb('p.id', '=', number)]);

/** Matches an exact number; without # or letters the digits may also be part of the member's data. */
function isFound(q: string): Expression<SqlBool> {
  const reference = parseReferenceQuery(q);
  const texts = sql`concat_ws(' ', p.first_name, p.last_name, p.email, p.stripe_payment_id)`;
  const found = sql<SqlBool>`${texts} ILIKE '%' || ${escapeLike(q)} || '%'`;
  if (!reference) return found;
  return reference.isExact ? hasNumber(reference) : eb.or([hasNumber(reference), found]);
}

function hasStatus(status: NonNullable<MembershipFilter['status']>): Expression<SqlBool> {
  if (status === 'active') return isRunning;
  return status === 'to-fulfil' ? isToFulfil : eb('s.paymentStatus', '=', status);
}

/** The condition of a list's query. */
function matches({ q, status, from, to }: MembershipFilter): Expression<SqlBool> {
  const conditions = [
    escapeLike(q) && isFound(q),
    status && hasStatus(status),
    from && eb('s.createdAt', '>=', periodStart(from)),
    to && eb('s.createdAt', '<', periodEnd(to)),
  ];
  return eb.and(conditions.filter((condition) => typeof condition === 'object'));
}

/** Matches the rows after the given one, newest first. */
const isAfter = ({ position, id }: MembershipRow) =>
  sql<SqlBool>`(${eb.ref('s.createdAt')}, ${eb.ref('s.id')}) < (${position}, ${id})`;

@Injectable()
export class MembershipsService {
  constructor(
    private readonly db: Kysely<MembershipTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async list({ page: number, pageSize, sort, ...filter }: MembershipQuery): Promise<MembershipPage> {
    const query = ORDERS[sort](selectMemberships(this.db).where(matches(filter)));
    const { items, ...counts } = await page(query, { page: number, pageSize });
    const { active, toFulfil } = await this.db
      .selectFrom('payments.subscription as s')
      .select(sql<number>`(count(*) FILTER (WHERE ${isRunning}))::integer`.as('active'))
      .select(sql<number>`(count(*) FILTER (WHERE ${isToFulfil}))::integer`.as('toFulfil'))
      .where(isActive)
      .executeTakeFirstOrThrow();
    return { items: items.map(toMembership), active, toFulfil, ...counts };
  }

  /** Every membership that matches the filter, newest first, read in batches. */
  all(filter: MembershipFilter): Promise<AsyncIterable<MembershipResponse>> {
    const query = newest(selectMemberships(this.db).where(matches(filter))).limit(BATCH_SIZE);
    return inBatches((after?: MembershipRow) => (after ? query.where(isAfter(after)) : query).execute(), toMembership);
  }

  async get(id: number, db = this.db): Promise<MembershipResponse> {
    const row = await selectMemberships(db).where('s.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('MEMBERSHIP_NOT_FOUND', { membershipId: id });
    return toMembership(row);
  }

  addNote(id: number, text: string, staff: CurrentStaff): Promise<MembershipResponse> {
    return this.dataSource.transaction(async (manager) => {
      const db = queriesOn<MembershipTables>(manager);
      // An erasure takes the same lock; only a separate statement after the wait sees what it erased.
      await db.selectFrom('payments.subscription').select('id').where('id', '=', id).forUpdate().execute();
      if (!(await paymentOf(db, id).where('p.erasedAt', 'is', null).executeTakeFirst()))
        throw new AppError('MEMBERSHIP_NOT_FOUND', { membershipId: id });
      const values = [id, text, staff.sessionId, staff.account.name];
      const insert = 'INSERT INTO payments.note (subscription_id, text, session_id, author) VALUES ($1, $2, $3, $4)';
      await manager.query(insert, values);
      const write = { staff, action: 'update', entity: 'auction-subscription', entityId: id, after: { note: text } } as const;
      await recordStaffWrite(manager, SCHEMA, write);
      return this.get(id, db);
    });
  }
}
