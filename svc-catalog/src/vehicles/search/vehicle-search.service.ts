import {
  INVENTORY_PAGE_SIZE,
  type NearestVehicles,
  type VehicleSearchQuery,
  type VehicleSearchResult,
} from '@dealership/contracts';
import type { JsonText } from '@dealership/service-kit/endpoints';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kysely } from 'kysely';
import { countFacets, facetsToCount, mostCounted, withCounts } from './facet-counts.js';
import { nearestQuery } from './nearest-query.js';
import { readPriceTiers } from './price-range.js';
import { SearchCache } from './search-cache.js';
import { facetsScope, type SearchOptions, searchVehicles } from './vehicle-search-query.js';
import type { VehicleTables } from './vehicle-tables.js';
import { matchWords, storedNames } from './vehicle-words.js';

@Injectable()
export class VehicleSearchService implements OnModuleInit {
  private priceTiers: number[] = [];
  private readonly cache = new SearchCache();

  constructor(private readonly db: Kysely<VehicleTables>) {}

  async onModuleInit(): Promise<void> {
    this.priceTiers = await readPriceTiers(this.db);
  }

  /** Only if nothing is found, retry with make and model in the letter case of the stock. */
  async search(requested: VehicleSearchQuery): Promise<JsonText<VehicleSearchResult>> {
    const found = await this.find(requested);
    if (found.total > 0) return found.json;
    const query = await this.spelled(requested);
    return query.make === requested.make && query.model === requested.model ? found.json : (await this.find(query)).json;
  }

  async nearest(requested: VehicleSearchQuery): Promise<JsonText<NearestVehicles>> {
    const query = await this.spelled(requested);
    const { json } = await nearestQuery(this.db, query, await this.optionsOf(query)).executeTakeFirstOrThrow();
    return json;
  }

  private async find(query: VehicleSearchQuery): Promise<{ json: JsonText<VehicleSearchResult>; total: number }> {
    const options = await this.optionsOf(query);
    const { sort: _sort, page = 1, ...filters } = query;
    const facetsKey = JSON.stringify(facetsScope(query));
    // Includes the matches of the words, because names of makes change without the counts.
    const totalKey = JSON.stringify([filters, options.words]);
    const known = this.cache.get(facetsKey, totalKey);
    let found = await searchVehicles(this.db, query, options, known);
    if (known && known.version !== found.version) found = await searchVehicles(this.db, query, options);
    const { items, total, fromCounts, facets: stored, version } = found;
    this.cache.set(facetsKey, totalKey, { version, facets: stored, total: fromCounts ? total : undefined });
    const facets = await this.facets(query, options, stored, total);
    const json = `{"items":${items},"total":${total},"page":${page},"pageSize":${INVENTORY_PAGE_SIZE},"facets":${facets}}`;
    return { json: json as JsonText<VehicleSearchResult>, total };
  }

  /** The stored facets, or with counts beside the query's other filters if the stored ones do not follow them. */
  private async facets(query: VehicleSearchQuery, { words }: SearchOptions, stored: string, total: number): Promise<string> {
    const names = facetsToCount(query, words);
    if (names.length === 0) return stored;
    const facets: VehicleSearchResult['facets'] = JSON.parse(stored);
    const most = mostCounted(facets);
    const counts = total <= most ? await countFacets(this.db, names, query, words, most) : undefined;
    return JSON.stringify(withCounts(facets, names, counts, most));
  }

  /** The query with make and model in the case of the stock. */
  private async spelled(query: VehicleSearchQuery): Promise<VehicleSearchQuery> {
    if (query.make === undefined && query.model === undefined) return query;
    return { ...query, ...(await storedNames(this.db, query)) };
  }

  private async optionsOf({ search }: VehicleSearchQuery): Promise<SearchOptions> {
    const words = search === undefined ? undefined : await matchWords(this.db, search);
    return { words, priceTiers: this.priceTiers };
  }
}
