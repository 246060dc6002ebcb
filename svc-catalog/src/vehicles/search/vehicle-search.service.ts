import type { VehicleSearchQuery } from '@dealership/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kysely } from 'kysely';
import { readPriceTiers } from './price-range.js';
import { searchQuery } from './vehicle-search-query.js';
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
    const words = query.search === undefined ? undefined : await matchWords(this.db, query.search);
    const { json } = await searchQuery(this.db, query, { words, priceTiers: this.priceTiers }).executeTakeFirstOrThrow();
    return json;
  }
}
