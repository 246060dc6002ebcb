import type pg from 'pg';
import { ROWS_OF_FILE } from './staff-work.ts';
import type { Trade } from './trade.ts';

/** Actual and expected counts. */
export type TradeFindings = Record<string, { found: number; wanted: number }>;

const countsOf = ({ paid, notices, files }: Trade): [what: string, sql: string, wanted: number][] => {
  const vehicles = files * ROWS_OF_FILE;
  return [
    ['payments', `payments.payment WHERE state = 'succeeded'`, paid],
    ['memberships', 'payments.subscription', paid],
    ['events of payments', 'payments.outbox', 2 * paid],
    ['different events of payments', '(SELECT DISTINCT event, payload FROM payments.outbox) AS events', 2 * paid],
    ['memberships in the inbox', `inquiries.inquiry WHERE kind = 'membership'`, paid],
    ['receipts to buyers', `inquiries.notification WHERE event = 'payment.succeeded' AND audience = 'visitor'`, paid],
    ['vehicles of stock files', 'catalog.vehicle', vehicles],
    ['different vehicles', '(SELECT DISTINCT stock_number FROM catalog.vehicle) AS vehicles', vehicles],
    ['vehicles in the audit', `catalog.audit WHERE entity = 'vehicle'`, vehicles],
    [
      'vehicles in events',
      `catalog.outbox, jsonb_array_elements(payload -> 'vehicleIds') WHERE event = 'vehicle.added'`,
      vehicles,
    ],
    ['published notices', `content.setting_version WHERE state = 'published'`, notices],
    [
      'notices in the audit',
      `content.audit a JOIN content.setting_version v ON v.id = a.entity_id WHERE a.action = 'publish' AND v.state = 'published'`,
      notices,
    ],
    // Each in order, in all three languages.
    [
      'notices in their order',
      `(SELECT body -> 'text' AS text, row_number() OVER (ORDER BY version) AS place
          FROM content.setting_version WHERE state = 'published') AS published
       WHERE text ->> 'en' = 'Notice ' || place AND text ->> 'ar' = 'إعلان ' || place AND text ->> 'ja' = 'お知らせ ' || place`,
      notices,
    ],
  ];
};

/** Compares the results of orders, publications and imports with the answers. */
export async function checkTrade(client: pg.Client, made: Trade): Promise<TradeFindings> {
  const found: TradeFindings = { 'notices read in part': { found: made.torn.length, wanted: 0 } };
  for (const [what, sql, wanted] of countsOf(made)) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
    found[what] = { found: rows[0]?.count ?? 0, wanted };
  }
  return found;
}
