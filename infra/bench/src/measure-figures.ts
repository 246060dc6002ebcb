import { Client } from 'pg';
import { median } from './report.ts';
import { signIn } from './sign-in.ts';

const READS = 20;
const DAY_MS = 24 * 3_600_000;
const YEAR_DAYS = 365;

// A view each of 310 vehicles from nine kinds of places on every day of a year: rows that no sum has made fewer.
const INSERT = `
  INSERT INTO catalog.page_view (day, page, vehicle_id, source, views)
  SELECT (now() AT TIME ZONE 'Asia/Dubai')::date - i % ${YEAR_DAYS}, 'vehicle', vehicle.id,
    (ARRAY['direct', 'search', 'social', 'messenger', 'portal', 'email', 'campaign', 'other', NULL])[1 + i / (${YEAR_DAYS} * 310) % 9],
    1
  FROM generate_series(0, $1::integer - 1) i
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM catalog.vehicle LIMIT 310) vehicle ON vehicle.place = i / ${YEAR_DAYS} % 310`;

const PARTS = ['stock', 'requests', 'payments'] as const;
const PERIODS = [30, YEAR_DAYS] as const;

const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

/** Milliseconds of each part of the page of figures while so many views are counted: median and slowest. */
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
