import { APPOINTMENT_PAGE, type Language } from '@dealership/contracts';
import type { DealerContact } from '../lookups/dealer-contact.js';

interface Place {
  page: string;
  language: Language;
  token?: string;
}

/** An address of the site that opens in the language of the letter. */
export const pageUrl = ({ publicUrl }: DealerContact, { page, language, token }: Place): string =>
  `${publicUrl}${page}?${new URLSearchParams({ ...(token && { token }), lang: language })}`;

/** Where a test drive is moved or cancelled. */
export const appointmentUrl = (dealer: DealerContact, language: Language, token: string): string =>
  pageUrl(dealer, { page: APPOINTMENT_PAGE, language, token });
