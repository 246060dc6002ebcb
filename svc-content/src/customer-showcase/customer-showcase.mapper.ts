import {
  CUSTOMER_SHOWCASE_TEXTS,
  type CustomerShowcase as CustomerShowcaseResponse,
  type Language,
  type StaffCustomerShowcase,
} from '@dealership/contracts';
import { translated } from '@dealership/service-kit';
import type { CustomerShowcase } from './customer-showcase.entity.js';

export const toStaffCustomerShowcase = (row: CustomerShowcase): StaffCustomerShowcase => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** What visitors read in a language; untranslated texts are in their original language. */
export function toCustomerShowcase(
  { translations, outdated: _, ...row }: CustomerShowcase,
  language: Language,
): CustomerShowcaseResponse {
  const { texts, textLanguages } = translated(translations, CUSTOMER_SHOWCASE_TEXTS, language);
  return { ...row, ...texts, createdAt: row.createdAt.toISOString(), textLanguages };
}
