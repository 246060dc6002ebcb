import { type Language, postDate, type StaffBlogPost } from '@dealership/contracts';
import { shownText } from '../../shared/display/shown-text.js';

type Order = (a: StaffBlogPost, b: StaffBlogPost) => number;

/** The sort orders of the list; the first is the default. Titles are compared as the reader sees them. */
export const blogOrders = (language: Language): Record<string, Order> & { newest: Order } => ({
  newest: (a, b) => postDate(b).localeCompare(postDate(a)) || b.id - a.id,
  oldest: (a, b) => postDate(a).localeCompare(postDate(b)) || a.id - b.id,
  title: (a, b) => shownText(a, 'title', language).text.localeCompare(shownText(b, 'title', language).text, language),
});
