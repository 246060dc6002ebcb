/** Vehicles on one page of the inventory. */
export const INVENTORY_PAGE_SIZE = 6;

/** Vehicles that the home page shows, of those that are featured. */
export const FEATURED_VEHICLES = 6;

/** Dollars for one dirham: the factor under every AED price of a vehicle. */
export const AED_TO_USD = 0.2722;

/** Maximum length of a meta description taken from a description. */
const META_DESCRIPTION_LENGTH = 150;

/** The beginning of a text for a page's meta description, on one line. */
export const metaExcerpt = (text: string): string => text.replace(/\s+/g, ' ').slice(0, META_DESCRIPTION_LENGTH);

/** Opening hours of the showroom in Asia/Dubai, 24-hour clock. `days`: 0 = Sunday. */
export const BUSINESS_HOURS = [
  { days: [6, 0, 1, 2, 3, 4], spans: [{ opens: '09:00', closes: '22:00' }] },
  { days: [5], spans: [{ opens: '16:00', closes: '22:00' }] },
];

/** Defaults until a dealer configures their own. Fictional: no call or e-mail reaches anybody. */
export const DEFAULT_DEALER = {
  name: 'Aureva Motors',
  phone: '+971 6 000 0248',
  mobile: '+971 50 000 0248',
  /** Digits only, with country code. */
  whatsapp: '971500000248',
  email: 'showroom@aureva-motors.example',
  address: {
    en: 'Ajman Car Souq, Showroom 248, Ajman, UAE',
    ar: 'سوق السيارات في عجمان، معرض رقم 248، عجمان، الإمارات',
    ja: 'UAE アジュマーン カースーク内 ショールーム248',
  },
} as const;
