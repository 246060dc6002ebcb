import type { AuctionSubscription, AuctionSubscriptionPage, SubscriptionSort } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { type CurrentStaff, inPortions, literally, PORTION, periodEnd, periodStart } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { IS_ACTIVE, SUBSCRIPTION, type SubscriptionRow, toSubscription } from './subscription.mapper.js';
import type { SubscriptionFilterParams, SubscriptionPageParams } from './subscription-params.js';

const MATCHES = `
  ($1 = '' OR concat_ws(' ', p.first_name, p.last_name, p.email, p.stripe_payment_id) ILIKE '%' || $1 || '%')
  AND ($2::text IS NULL OR s.payment_status = $2 OR ($2 = 'active' AND ${IS_ACTIVE}))
  AND ($3::timestamptz IS NULL OR s.created_at >= $3) AND ($4::timestamptz IS NULL OR s.created_at < $4)`;

const COUNTS = `
  SELECT count(*) FILTER (WHERE ${MATCHES})::int AS total, count(*) FILTER (WHERE ${IS_ACTIVE})::int AS active
  FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id`;

const NOT_ERASED = `
  SELECT 1 FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id WHERE s.id = $1 AND p.erased_at IS NULL`;

const ORDERS: Record<SubscriptionSort, string> = {
  newest: 's.created_at DESC, s.id DESC',
  oldest: 's.created_at, s.id',
  name: 'lower(p.last_name), lower(p.first_name), s.id',
  endDate: 's.end_date, s.id',
};

/** Values of `MATCHES`. */
const valuesOf = ({ q, status, from, to }: SubscriptionFilterParams): unknown[] => [
  literally(q),
  status ?? null,
  from ? periodStart(from) : null,
  to ? periodEnd(to) : null,
];

@Injectable()
export class SubscriptionsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list({ page, pageSize, sort, ...filter }: SubscriptionPageParams): Promise<AuctionSubscriptionPage> {
    const values = valuesOf(filter);
    const [counts] = await this.dataSource.query<{ total: number; active: number }[]>(COUNTS, values);
    const rows = await this.dataSource.query<SubscriptionRow[]>(
      `${SUBSCRIPTION} WHERE ${MATCHES} ORDER BY ${ORDERS[sort]} LIMIT $5 OFFSET $6`,
      [...values, pageSize, (page - 1) * pageSize],
    );
    return { items: rows.map(toSubscription), total: counts?.total ?? 0, active: counts?.active ?? 0, page, pageSize };
  }

  /** Every membership that the filter lets through, newest first, read in portions. */
  all(filter: SubscriptionFilterParams): Promise<AsyncIterable<AuctionSubscription>> {
    const values = valuesOf(filter);
    return inPortions((after?: SubscriptionRow) => this.portion(values, after), toSubscription);
  }

  async get(id: number, manager: EntityManager = this.dataSource.manager): Promise<AuctionSubscription> {
    const [row] = await manager.query<SubscriptionRow[]>(`${SUBSCRIPTION} WHERE s.id = $1`, [id]);
    if (!row) throw new AppError('SUBSCRIPTION_NOT_FOUND', { subscriptionId: id });
    return toSubscription(row);
  }

  addNote(id: number, text: string, staff: CurrentStaff): Promise<AuctionSubscription> {
    return this.dataSource.transaction(async (manager) => {
      // An erasure takes the same lock; only a statement of its own, after the wait, sees what it erased.
      await manager.query('SELECT 1 FROM payments.subscription WHERE id = $1 FOR UPDATE', [id]);
      const members = await manager.query<object[]>(NOT_ERASED, [id]);
      if (!members.length) throw new AppError('SUBSCRIPTION_NOT_FOUND', { subscriptionId: id });
      const values = [id, text, staff.sessionId];
      await manager.query('INSERT INTO payments.note (subscription_id, text, session_id) VALUES ($1, $2, $3)', values);
      const write = { staff, action: 'update', entity: 'auction-subscription', entityId: id, after: { note: text } } as const;
      await recordStaffWrite(manager, SCHEMA, write);
      return this.get(id, manager);
    });
  }

  private portion(values: unknown[], after?: SubscriptionRow): Promise<SubscriptionRow[]> {
    const later = after ? 'AND (s.created_at, s.id) < ($5, $6)' : '';
    return this.dataSource.query<SubscriptionRow[]>(
      `${SUBSCRIPTION} WHERE ${MATCHES} ${later} ORDER BY ${ORDERS.newest} LIMIT ${PORTION}`,
      after ? [...values, after.position, after.id] : values,
    );
  }
}
