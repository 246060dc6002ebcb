/** Facets as JSON text, with the version of the counts they are based on. */
export interface KnownFacets {
  mark: string;
  facets: string;
}

/** Queries may contain any name, so the cache is cleared at this size. */
const MOST_QUESTIONS = 1000;

/** Caches the facets of recent queries until the counts change. */
export class FacetMemory {
  private mark = '';
  private readonly texts = new Map<string, string>();

  recall(question: string): KnownFacets | undefined {
    const facets = this.texts.get(question);
    return facets === undefined ? undefined : { mark: this.mark, facets };
  }

  keep(question: string, { mark, facets }: KnownFacets): void {
    if (mark !== this.mark || this.texts.size >= MOST_QUESTIONS) this.texts.clear();
    this.mark = mark;
    this.texts.set(question, facets);
  }
}
