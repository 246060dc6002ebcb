import { createHash } from 'node:crypto';

/** The CSP source for an inline script or style with this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A document's style sheet: its bytes if it is inlined, else only its URL. */
export interface StyleSheet {
  href: string;
  inline?: { bytes: Buffer; hash: string };
}

/** In characters. Larger style sheets, such as the list of Japanese font files, are better cached separately. */
const MAX_INLINE_LENGTH = 40_000;

type ReadSheet = (href: string) => Promise<string>;

/**
 * Style sheets by URL. Each is read once, since file names are content hashes. Inlining saves a round trip before the
 * first paint. Unreadable ones are linked.
 */
export function styleSheets(read: ReadSheet, onFailure: (href: string, error: unknown) => void) {
  const sheets = new Map<string, Promise<StyleSheet>>();
  const load = async (href: string): Promise<StyleSheet> => {
    const text = await read(href);
    return text.length > MAX_INLINE_LENGTH || text.includes('</style')
      ? { href }
      : { href, inline: { bytes: Buffer.from(text), hash: hashSource(text) } };
  };
  const sheetAt = (href: string): Promise<StyleSheet> => {
    const known = sheets.get(href) ?? load(href);
    sheets.set(href, known);
    return known;
  };
  return async (hrefs: string[]): Promise<StyleSheet[]> =>
    Promise.all(
      [...new Set(hrefs)].map(async (href) => {
        try {
          return await sheetAt(href);
        } catch (error) {
          sheets.delete(href);
          onFailure(href, error);
          return { href };
        }
      }),
    );
}
