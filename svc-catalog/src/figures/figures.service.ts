import { type FiguresQuery, STOCK_AGES, type StockFigures } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const VEHICLES_SHOWN = 200;

// By day and page, and by source, in one parallel scan. Views without a source are not the first page of a visit.
const VIEWS = `
  SELECT grouping(source) = 0 AS "isSource", day::text, page, source, sum(views)::integer AS views
  FROM (
    SELECT day, page, source, sum(views) AS views FROM catalog.page_view WHERE day BETWEEN $1 AND $2 GROUP BY day, page, source
  ) AS part
  GROUP BY GROUPING SETS ((day, page), (source)) HAVING grouping(source) = 1 OR source IS NOT NULL
  ORDER BY day, page, views DESC, source`;

type ViewRow = StockFigures['views'][number] & { source: StockFigures['sources'][number]['source']; isSource: boolean };

/** The day a vehicle `v` was added. */
const CAME_ON = `(v.created_at AT TIME ZONE 'Asia/Dubai')::date`;

const DAYS_IN_STOCK = `(now() AT TIME ZONE 'Asia/Dubai')::date - ${CAME_ON}`;

/** The name of an archived vehicle `a`; its own `name` also contains its numbers. */
const ARCHIVED_NAME = `concat_ws(' ', a.vehicle->>'year', a.vehicle->>'make', a.vehicle->>'model')`;

const VEHICLES = `
  WITH stock AS (
    SELECT id, concat_ws(' ', year, make, model) AS name, stock_number, sold, created_at, now() AS ended_at FROM catalog.vehicle
    UNION ALL
    SELECT a.id, ${ARCHIVED_NAME}, a.stock_number, (a.vehicle->>'sold')::boolean, (a.vehicle->>'created_at')::timestamptz,
      a.archived_at
    FROM catalog.archived_vehicle a
  ),
  seen AS (
    SELECT vehicle_id, sum(views)::integer AS views FROM catalog.page_view
    WHERE day BETWEEN $1 AND $2 AND page = 'vehicle' GROUP BY vehicle_id
  )
  SELECT v.id, v.name, v.stock_number AS "stockNumber", v.sold, seen.views,
    greatest((v.ended_at AT TIME ZONE 'Asia/Dubai')::date - ${CAME_ON}, 0) AS days
  FROM seen JOIN stock v ON v.id = seen.vehicle_id
  ORDER BY seen.views DESC, v.id DESC LIMIT ${VEHICLES_SHOWN}`;

/** The lower bounds of the age groups, in days. */
const AGES = [0, ...STOCK_AGES.map((days) => days + 1)];

const STOCK = `
  SELECT width_bucket(${DAYS_IN_STOCK}, $1::integer[]) AS age, count(*)::integer AS vehicles, coalesce(sum(v.price), 0)::float8 AS value
  FROM catalog.vehicle v WHERE NOT v.sold GROUP BY age`;

// A vehicle that became available again was not sold. Nothing is sold after it was archived. $3: with costs.
const SALES = `
  WITH sale AS (
    SELECT v.id, concat_ws(' ', v.year, v.make, v.model) AS name, v.stock_number, s.at, v.created_at,
      v.price::float8 AS price, v.sale_price::float8 AS sale_price, (v.purchase_price + coalesce(v.costs, 0))::float8 AS cost
    FROM catalog.vehicle_status s JOIN catalog.vehicle v ON v.id = s.vehicle_id
    WHERE s.status = 'sold' AND s.at >= $1::date::timestamp AT TIME ZONE 'Asia/Dubai'
      AND s.at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Dubai'
      AND NOT EXISTS (SELECT FROM catalog.vehicle_status later WHERE later.vehicle_id = s.vehicle_id AND later.id > s.id)
    UNION ALL
    SELECT a.id, ${ARCHIVED_NAME}, a.stock_number, s.at, (a.vehicle->>'created_at')::timestamptz,
      (a.vehicle->>'price')::float8, (a.vehicle->>'sale_price')::float8,
      (a.vehicle->>'purchase_price')::float8 + coalesce((a.vehicle->>'costs')::float8, 0)
    FROM catalog.archived_vehicle a CROSS JOIN LATERAL (
      SELECT at, status FROM json_populate_recordset(NULL::catalog.vehicle_status, a.statuses) ORDER BY id DESC LIMIT 1
    ) s
    WHERE s.status = 'sold' AND a.archived_at >= $1::date::timestamp AT TIME ZONE 'Asia/Dubai'
      AND (s.at AT TIME ZONE 'Asia/Dubai')::date BETWEEN $1 AND $2
  )
  SELECT v.id, v.name, v.stock_number AS "stockNumber", (v.at AT TIME ZONE 'Asia/Dubai')::date::text AS day,
    CASE WHEN $3 THEN coalesce(v.sale_price, v.price) ELSE v.price END AS price,
    $3 AND v.sale_price IS NOT NULL AS paid,
    CASE WHEN $3 THEN coalesce(v.sale_price, v.price) - v.cost END AS profit,
    greatest((v.at AT TIME ZONE 'Asia/Dubai')::date - ${CAME_ON}, 0) AS days
  FROM sale v ORDER BY v.at DESC, v.id DESC`;

@Injectable()
export class FiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Views, sources and sales of the period, and the current age of the stock. Sale prices and profits only for staff
   * who may see costs.
   */
  async read({ from, to }: FiguresQuery, hasCosts: boolean): Promise<StockFigures> {
    const [rows, vehicles, sales, stock] = await Promise.all([
      this.dataSource.query<ViewRow[]>(VIEWS, [from, to]),
      this.dataSource.query<StockFigures['vehicles']>(VEHICLES, [from, to]),
      this.dataSource.query<StockFigures['sales']>(SALES, [from, to, hasCosts]),
      this.dataSource.query<{ age: number; vehicles: number; value: number }[]>(STOCK, [AGES]),
    ]);
    const ages = AGES.map((days, index) => {
      const { vehicles: count = 0, value = 0 } = stock.find(({ age }) => age === index + 1) ?? {};
      return { from: days, to: STOCK_AGES[index] ?? null, vehicles: count, value };
    });
    return {
      views: rows.filter(({ isSource }) => !isSource).map(({ day, page, views }) => ({ day, page, views })),
      sources: rows.filter(({ isSource }) => isSource).map(({ source, views: visits }) => ({ source, visits })),
      vehicles,
      ages,
      sales,
    };
  }
}
