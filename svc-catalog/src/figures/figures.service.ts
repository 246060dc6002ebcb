import { type FiguresQuery, STOCK_AGES, type StockFigures } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const VEHICLES_SHOWN = 50;

const VIEWS = `
  SELECT day::text, page, sum(views)::integer AS views FROM catalog.page_view
  WHERE day BETWEEN $1 AND $2 GROUP BY day, page ORDER BY day, page`;

const SOURCES = `
  SELECT source, sum(views)::integer AS visits FROM catalog.page_view
  WHERE day BETWEEN $1 AND $2 AND source IS NOT NULL GROUP BY source ORDER BY visits DESC, source`;

const DAYS_IN_STOCK = `(now() AT TIME ZONE 'Asia/Dubai')::date - (v.created_at AT TIME ZONE 'Asia/Dubai')::date`;

const VEHICLES = `
  SELECT v.id, concat_ws(' ', v.year, v.make, v.model) AS name, v.sold, ${DAYS_IN_STOCK} AS days, seen.views
  FROM (
    SELECT vehicle_id, sum(views)::integer AS views FROM catalog.page_view
    WHERE day BETWEEN $1 AND $2 AND page = 'vehicle' GROUP BY vehicle_id
  ) AS seen JOIN catalog.vehicle v ON v.id = seen.vehicle_id
  ORDER BY seen.views DESC, v.id DESC LIMIT ${VEHICLES_SHOWN}`;

/** From how many days on an age counts, until the next one. */
const AGES = [0, ...STOCK_AGES.map((days) => days + 1)];

const STOCK = `
  SELECT width_bucket(${DAYS_IN_STOCK}, $1::integer[]) AS age, count(*)::integer AS vehicles, coalesce(sum(v.price), 0)::float8 AS value
  FROM catalog.vehicle v WHERE NOT v.sold GROUP BY age`;

@Injectable()
export class FiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Views and sources of the period; the age of the stock as it is now. */
  async read({ from, to }: FiguresQuery): Promise<StockFigures> {
    const [views, sources, vehicles, stock] = await Promise.all([
      this.dataSource.query<StockFigures['views']>(VIEWS, [from, to]),
      this.dataSource.query<StockFigures['sources']>(SOURCES, [from, to]),
      this.dataSource.query<StockFigures['vehicles']>(VEHICLES, [from, to]),
      this.dataSource.query<{ age: number; vehicles: number; value: number }[]>(STOCK, [AGES]),
    ]);
    const ages = AGES.map((days, index) => {
      const { vehicles: count = 0, value = 0 } = stock.find(({ age }) => age === index + 1) ?? {};
      return { from: days, to: STOCK_AGES[index] ?? null, vehicles: count, value };
    });
    return { views, sources, vehicles, ages };
  }
}
