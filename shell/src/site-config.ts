import type { CurrencyRates, Language } from '@dealership/contracts';

/** What the dealer sets: name and ways of contact. Comes from the environment, reaches the browser inside the document. */
export interface SiteConfig {
  name: string;
  /** Digits only, with country code, as wa.me wants it. */
  whatsapp: string;
  phones: string[];
  email: string;
  address: Record<Language, string>;
  rates: CurrencyRates;
  /** A network without an address does not show. */
  social: { instagram?: string | undefined; facebook?: string | undefined; youtube?: string | undefined };
}
