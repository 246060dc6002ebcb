import type { FiguresQuery, PaymentFigures } from '@dealership/contracts';
import { periodEnd, periodStart } from '@dealership/service-kit/lists';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

// What went back counts on its own day, whenever the membership was bought. During an appeal against a lost dispute, the
// day of the loss is not stored.
const DAYS = `
  SELECT ((at AT TIME ZONE 'Asia/Dubai')::date)::text AS day, sum(bought)::integer AS memberships, sum(paid)::float8 AS amount,
    sum(returned)::integer AS refunds, sum(back)::float8 AS refunded
  FROM (
    SELECT succeeded_at AS at, 1 AS bought, amount AS paid, 0 AS returned, 0 AS back FROM payments.payment
    WHERE succeeded_at >= $1 AND succeeded_at < $2
    UNION ALL
    SELECT refunded_at, 0, 0, 1, amount FROM payments.payment WHERE refunded_at >= $1 AND refunded_at < $2
    UNION ALL
    SELECT coalesce(dispute_closed_at, disputed_at), 0, 0, 1, amount
    FROM payments.payment p JOIN payments.subscription s ON s.payment_id = p.id AND s.payment_status = 'charged-back'
    WHERE coalesce(dispute_closed_at, disputed_at) >= $1 AND coalesce(dispute_closed_at, disputed_at) < $2
  ) AS moves GROUP BY day ORDER BY day`;

const PLANS = `
  SELECT plan, (array_agg(plan_name ORDER BY succeeded_at DESC))[1] AS "planName",
    (array_agg(duration_months ORDER BY succeeded_at DESC))[1] AS "durationMonths",
    count(*)::integer AS memberships, sum(amount)::float8 AS amount FROM payments.payment
  WHERE succeeded_at >= $1 AND succeeded_at < $2 GROUP BY plan ORDER BY memberships DESC, plan`;

@Injectable()
export class FiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read({ from, to }: FiguresQuery): Promise<PaymentFigures> {
    const period = [periodStart(from), periodEnd(to)];
    const [days, plans] = await Promise.all([
      this.dataSource.query<PaymentFigures['days']>(DAYS, period),
      this.dataSource.query<PaymentFigures['plans']>(PLANS, period),
    ]);
    return { days, plans };
  }
}
