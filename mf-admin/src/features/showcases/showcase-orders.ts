import type { Language, StaffCustomerShowcase } from '@dealership/contracts';
import { shownText } from '../../shared/display/shown-text.js';

type Order = (a: StaffCustomerShowcase, b: StaffCustomerShowcase) => number;

/** The sort orders of the list; the first is the default. Names are compared as the reader sees them. */
export const showcaseOrders = (language: Language): Record<string, Order> & { newest: Order } => ({
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  name: (a, b) => shownText(a, 'clientName', language).text.localeCompare(shownText(b, 'clientName', language).text, language),
  rating: (a, b) => b.rating - a.rating,
});
