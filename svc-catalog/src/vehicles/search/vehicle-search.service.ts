import type { VehicleSearchQuery } from '@dealership/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kysely } from 'kysely';
import { FacetMemory } from './facet-memory.js';
import { nearestQuery } from './nearest-query.js';
import { readPriceTiers } from './price-range.js';
import { facetsAsked, type SearchOptions, searchQuery } from './vehicle-search-query.js';
import type { VehicleTables } from './vehicle-tables.js';
import { matchWords } from './vehicle-words.js';

@Injectable()
export class VehicleSearchService implements OnModuleInit {
  private priceTiers: number[] = [];
  private readonly facets = new FacetMemory();

  constructor(private readonly db: Kysely<VehicleTables>) {}

  async onModuleInit(): Promise<void> {
    this.priceTiers = await readPriceTiers(this.db);
  }

  /** @returns the contract's `VehicleSearchResult` as JSON text */
  async search(query: VehicleSearchQuery): Promise<string> {
    const question = JSON.stringify(facetsAsked(query));
    const options = await this.optionsOf(query);
    const known = this.facets.recall(question);
    const found = await searchQuery(this.db, query, options, known?.mark ?? null).executeTakeFirstOrThrow();
    const facets = found.facets ?? known?.facets;
    if (facets === undefined) throw new Error('A search has no facets');
    if (found.facets !== null) this.facets.keep(question, { mark: found.mark, facets });
    return `${found.json.slice(0, -1)},"facets":${facets}}`;
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
