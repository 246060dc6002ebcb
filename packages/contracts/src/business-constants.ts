/** Vehicles on one page of the inventory. */
export const INVENTORY_PAGE_SIZE = 6;

/** Dollars for one dirham: the factor under every AED price of a vehicle. */
export const AED_TO_USD = 0.2722;

/** Characters of a description that a meta description quotes. */
export const META_DESCRIPTION_EXCERPT = 150;

/** Opening hours of the showroom in Asia/Dubai, 24-hour clock. `days`: 0 = Sunday. */
export const BUSINESS_HOURS = [
  { days: [6, 0, 1, 2, 3, 4], opens: '09:00', closes: '22:00' },
  { days: [5], opens: '16:00', closes: '22:00' },
] as const;

export const DEFAULT_PAGE_TITLE = 'Luxury Car Dealership';
