/** A style sheet of a document: its text inside the document, or its address alone. */
export interface StyleSheet {
  href: string;
  text?: string;
}

/** Characters; larger ones (the list of Japanese font files) are better fetched once and kept. */
const LARGEST_INLINE = 40_000;

type ReadSheet = (href: string) => Promise<string>;

/**
 * Texts of style sheets, each read once: their names change with their content. Inside the document they spare the first paint a
 * round trip. One that cannot be read is linked.
 */
export function styleSheets(read: ReadSheet, onFailure: (href: string, error: unknown) => void) {
  const texts = new Map<string, Promise<string>>();
  const textOf = (href: string): Promise<string> => {
    const known = texts.get(href) ?? read(href);
    texts.set(href, known);
    return known;
  };
  return async (hrefs: string[]): Promise<StyleSheet[]> =>
    Promise.all(
      [...new Set(hrefs)].map(async (href) => {
        try {
          const text = await textOf(href);
          return text.length > LARGEST_INLINE || text.includes('</style') ? { href } : { href, text };
        } catch (error) {
          texts.delete(href);
          onFailure(href, error);
          return { href };
        }
      }),
    );
}
