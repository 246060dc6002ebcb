import { Client } from 'pg';
import { median } from '../report.ts';
import { signIn } from '../sign-in.ts';

const READS = 20;
const DAY_MS = 24 * 3_600_000;
const YEAR_DAYS = 365;

// Views of 310 vehicles over a year, skewed as in practice: some vehicles and sources are far more frequent than
// others.
const INSERT = `
  WITH stock AS (SELECT array_agg(id ORDER BY id) AS ids FROM (SELECT id FROM catalog.vehicle ORDER BY id LIMIT 310) vehicle),
  drawn AS (
    SELECT (now() AT TIME ZONE 'Asia/Dubai')::date - floor(random() * ${YEAR_DAYS})::integer AS day,
      stock.ids[1 + floor(power(random(), 2) * cardinality(stock.ids))::integer] AS vehicle_id,
      (ARRAY[NULL, 'search', 'direct', 'social', 'messenger', 'portal', 'email', 'campaign', 'other'])[1 + floor(power(random(), 2) * 9)::integer] AS source
    FROM stock, generate_series(1, $1::integer)
  )
  INSERT INTO catalog.page_view (day, page, vehicle_id, source, views)
  SELECT day, 'vehicle', vehicle_id, source, count(*) FROM drawn GROUP BY day, vehicle_id, source`;

const PARTS = ['stock', 'requests', 'payments'] as const;
const PERIODS = [30, YEAR_DAYS] as const;

const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

/** Milliseconds of each part of the figures page with so many views: median and slowest. */
export async function measureFigures(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  views: number,
): Promise<Record<string, { median: number; slowest: number }>> {
  const cookie = await signIn(url);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(INSERT, [views]);
    await database.query('VACUUM ANALYZE catalog.page_view');
  } finally {
    await database.end();
  }
  const results: Record<string, { median: number; slowest: number }> = {};
  for (const part of PARTS)
    for (const days of PERIODS) {
      const times: number[] = [];
      for (let at = 0; at < READS; at += 1) {
        const started = performance.now();
        const response = await fetch(`${url}/api/staff/figures/${part}?from=${day(days - 1)}&to=${day(0)}`, {
          headers: { cookie },
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`The figures of ${part} were answered ${response.status}`);
        times.push(performance.now() - started);
      }
      results[`${part} of ${days} days`] = { median: median(times), slowest: Math.max(...times) };
    }
  return results;
}
