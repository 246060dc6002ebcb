import { textOfHtml } from '@dealership/contracts';
import { decoded } from './html-nodes.js';

export interface RichTextHeading {
  /** Id of the element, if shown `withContents`. */
  id: string;
  text: string;
}

const HEADING = /<h2>(.*?)<\/h2>/gs;

const idOf = (at: number): string => `part-${at + 1}`;

/** The linkable headings of a text. */
export const headingsOf = (html: string): RichTextHeading[] =>
  [...html.matchAll(HEADING)].map(([, heading = ''], at) => ({ id: idOf(at), text: decoded(textOfHtml(heading)).trim() }));

export function withHeadingIds(html: string): string {
  let at = 0;
  return html.replace(HEADING, (_, heading: string) => `<h2 id="${idOf(at++)}">${heading}</h2>`);
}
