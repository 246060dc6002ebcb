import type { VehicleSearchQuery } from '@dealership/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kysely } from 'kysely';
import { nearestQuery } from './nearest-query.js';
import { readPriceTiers } from './price-range.js';
import { type SearchOptions, searchQuery } from './vehicle-search-query.js';
import type { VehicleTables } from './vehicle-tables.js';
import { matchWords } from './vehicle-words.js';

@Injectable()
export class VehicleSearchService implements OnModuleInit {
  private priceTiers: number[] = [];

  constructor(private readonly db: Kysely<VehicleTables>) {}

  async onModuleInit(): Promise<void> {
    this.priceTiers = await readPriceTiers(this.db);
  }

  /** @returns the contract's `VehicleSearchResult` as JSON text */
  async search(query: VehicleSearchQuery): Promise<string> {
    const { json } = await searchQuery(this.db, query, await this.optionsOf(query)).executeTakeFirstOrThrow();
    return json;
  }

  /** @returns the contract's `NearestVehicles` as JSON text */
  async nearest(query: VehicleSearchQuery): Promise<string> {
    const { json } = await nearestQuery(this.db, query, await this.optionsOf(query)).executeTakeFirstOrThrow();
    return json;
  }

  private async optionsOf({ search }: VehicleSearchQuery): Promise<SearchOptions> {
    const words = search === undefined ? undefined : await matchWords(this.db, search);
    return { words, priceTiers: this.priceTiers };
  }
}
