import {
  type Language,
  NEWS_FEED_LENGTH,
  NEWS_FEEDS,
  type NewsFeedFile,
  STOCK_FEEDS,
  type StockFeed,
  type StockFeedReport,
  type StockFeedSummary,
  type Vehicle,
  vehicleName,
  vehicleNameIn,
} from '@dealership/contracts';
import { newsFeed, siteAddress } from '@dealership/service-kit/feeds';
import { Injectable } from '@nestjs/common';
import { Kysely, sql } from 'kysely';
import type { Vehicle as VehicleRow } from '../vehicles/vehicle.entity.js';
import { vehicleJson } from '../vehicles/vehicle.mapper.js';
import { VEHICLE_ORDERS } from '../vehicles/vehicle-orders.js';
import { type FeedCar, missingFacts } from './feed-car.js';
import { FeedDealerService } from './feed-dealer.service.js';
import { FEED_FORMATS } from './formats/index.js';

const PREVIEWED = 3;

/** The stock for other systems. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly db: Kysely<{ 'catalog.vehicle': VehicleRow }>,
    private readonly dealer: FeedDealerService,
  ) {}

  async stock(file: StockFeed, language: Language): Promise<{ contentType: string; text: string }> {
    const { contentType, needs, write } = FEED_FORMATS[file];
    const cars = await this.cars(language);
    const vehicles = cars.filter((car) => missingFacts(car, needs).length === 0).map(({ vehicle }) => vehicle);
    return { contentType, text: write({ vehicles, dealer: await this.dealer.dealer(language), language }) };
  }

  async summaries(): Promise<StockFeedSummary[]> {
    const cars = await this.cars('en');
    return STOCK_FEEDS.map((file) => {
      const missing = cars.filter((car) => missingFacts(car, FEED_FORMATS[file].needs).length > 0).length;
      return { file, included: cars.length - missing, missing };
    });
  }

  async report(file: StockFeed, { page, pageSize }: { page: number; pageSize: number }): Promise<StockFeedReport> {
    const { needs, write } = FEED_FORMATS[file];
    const cars = (await this.cars('en')).map((car) => ({ ...car, lacks: missingFacts(car, needs) }));
    const included = cars.filter(({ lacks }) => lacks.length === 0);
    const missing = cars.filter(({ lacks }) => lacks.length > 0);
    const vehicles = included.slice(0, PREVIEWED).map(({ vehicle }) => vehicle);
    const shown = missing.slice((page - 1) * pageSize, page * pageSize);
    return {
      items: shown.map(({ vehicle, stockNumber, lacks }) => ({ id: vehicle.id, name: vehicleName(vehicle), stockNumber, lacks })),
      total: missing.length,
      page,
      pageSize,
      included: included.length,
      preview: write({ vehicles, dealer: await this.dealer.dealer('en'), language: 'en' }),
    };
  }

  async arrivals(file: NewsFeedFile, language: Language): Promise<string> {
    const cars = await this.cars(language, NEWS_FEED_LENGTH);
    const { publicUrl, name: siteName } = await this.dealer.dealer(language);
    return newsFeed(file, {
      title: NEWS_FEEDS.arrivals[language],
      siteName,
      language,
      page: siteAddress(publicUrl, '/inventory', language),
      self: siteAddress(publicUrl, `/api/feeds/arrivals/${file}`, language),
      entries: cars.map(({ vehicle }) => ({
        key: `vehicle-${vehicle.id}`,
        title: vehicleNameIn(language, vehicle),
        url: siteAddress(publicUrl, `/vehicle/${vehicle.id}`, language),
        summary: vehicle.description,
        publishedAt: new Date(vehicle.createdAt),
      })),
    });
  }

  /** The cars for sale, newest first. Read as visitors see them, so that nothing else can leak into a feed. */
  private async cars(language: Language, limit?: number): Promise<FeedCar[]> {
    const rows = await this.db
      .selectFrom('catalog.vehicle as v')
      .select([
        sql<Vehicle>`${vehicleJson[language]}`.as('vehicle'),
        sql<string | null>`v.stock_number`.as('stockNumber'),
        sql<boolean>`v.chassis_number IS NOT NULL AND NOT v.chassis_number_shown`.as('hidesVin'),
      ])
      .where('v.sold', '=', false)
      .orderBy(VEHICLE_ORDERS.newest)
      .$if(limit !== undefined, (query) => query.limit(limit as number))
      .execute();
    return rows;
  }
}
