import { APPOINTMENT_PAGE, type Language } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';

interface PageTarget {
  page: string;
  language: Language;
  token?: string;
  query?: Record<string, string>;
}

/** A URL of the site that opens in the e-mail's language. */
export const pageUrl = ({ publicUrl }: DealerContact, { page, language, token, query }: PageTarget): string =>
  `${publicUrl}${page}?${new URLSearchParams({ ...(token && { token }), ...query, lang: language })}`;

/** Returns the URL of a page of the site by its path. */
export type PageLink = (page: string) => string;

export const visitorLink =
  (dealer: DealerContact, language: Language): PageLink =>
  (page) =>
    pageUrl(dealer, { page, language });

/** Staff get e-mails in English; their links keep the language in which they use the site. */
export const staffLink =
  ({ publicUrl }: DealerContact): PageLink =>
  (page) =>
    publicUrl + page;

/** URL of the page where a test drive is moved or cancelled. */
export const appointmentUrl = (dealer: DealerContact, language: Language, token: string): string =>
  pageUrl(dealer, { page: APPOINTMENT_PAGE, language, token });
