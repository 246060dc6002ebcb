/**
 * Parts of an answer that depend only on the counts of vehicles, and the version of the counts. Counts by price tier are
 * written by the same statements as those by make, so they share their version.
 */
export interface CountedParts {
  version: string;
  /** JSON text. */
  facets: string;
  /** Set if the counts alone determine it; the other totals come from the vehicles and are not kept. */
  total?: number | undefined;
}

/** Queries may contain any names: at this number of entries the cache is cleared. */
const MAX_ENTRIES = 1000;

/** Facets and totals of recent searches, for as long as the counts do not change. */
export class SearchCache {
  private version = '';
  private readonly facets = new Map<string, string>();
  private readonly totals = new Map<string, number>();

  /** `facetsKey` and `totalKey` identify what the facets and the total depend on. */
  get(facetsKey: string, totalKey: string): CountedParts | undefined {
    const facets = this.facets.get(facetsKey);
    return facets === undefined ? undefined : { version: this.version, facets, total: this.totals.get(totalKey) };
  }

  set(facetsKey: string, totalKey: string, { version, facets, total }: CountedParts): void {
    if (version !== this.version || this.facets.size + this.totals.size >= MAX_ENTRIES) {
      this.facets.clear();
      this.totals.clear();
    }
    this.version = version;
    this.facets.set(facetsKey, facets);
    if (total !== undefined) this.totals.set(totalKey, total);
  }
}
