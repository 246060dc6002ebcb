import type { AuctionSubscription, AuctionSubscriptionPage } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { IS_ACTIVE, SUBSCRIPTION, type SubscriptionRow, toSubscription } from './subscription.mapper.js';
import type { SubscriptionQuery } from './subscription-query.js';

const MATCHES = `
  ($1 = '' OR concat_ws(' ', p.first_name, p.last_name, p.email, p.stripe_payment_id) ILIKE '%' || $1 || '%')
  AND ($2::text IS NULL OR s.payment_status = $2 OR ($2 = 'active' AND ${IS_ACTIVE}))`;

const COUNTS = `
  SELECT count(*) FILTER (WHERE ${MATCHES})::int AS total, count(*) FILTER (WHERE ${IS_ACTIVE})::int AS active
  FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id`;

/** The signs that LIKE reads as patterns, taken as they are. */
const literally = (text: string): string => text.trim().replace(/[\\%_]/g, '\\$&');

@Injectable()
export class SubscriptionsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list({ page, pageSize, q, status }: SubscriptionQuery): Promise<AuctionSubscriptionPage> {
    const filter = [literally(q), status ?? null];
    const [counts] = await this.dataSource.query<{ total: number; active: number }[]>(COUNTS, filter);
    const rows = await this.dataSource.query<SubscriptionRow[]>(
      `${SUBSCRIPTION} WHERE ${MATCHES} ORDER BY s.created_at DESC, s.id DESC LIMIT $3 OFFSET $4`,
      [...filter, pageSize, (page - 1) * pageSize],
    );
    return { items: rows.map(toSubscription), total: counts?.total ?? 0, active: counts?.active ?? 0, page, pageSize };
  }

  async get(id: number): Promise<AuctionSubscription> {
    const [row] = await this.dataSource.query<SubscriptionRow[]>(`${SUBSCRIPTION} WHERE s.id = $1`, [id]);
    if (!row) throw new AppError('SUBSCRIPTION_NOT_FOUND', { subscriptionId: id });
    return toSubscription(row);
  }
}
