/** Facets as JSON text, and the mark of the counts that they were made of. */
export interface KnownFacets {
  mark: string;
  facets: string;
}

/** Names in questions may be anything: when there are so many, the memory begins anew. */
const MOST_QUESTIONS = 1000;

/** The facets of the questions of late, as long as the counts do not change. */
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
