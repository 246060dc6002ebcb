import * as z from 'zod/mini';
import { BODY_TYPES, COLORS, REGIONAL_SPECS } from '../../catalog/facts/codes.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../../catalog/vehicle.js';
import { PRICE_BANDS, type VehicleFilter } from '../../catalog/vehicle-search.js';
import { choice, honeypotField } from '../../fields/form-fields.js';
import { newsletterSubscription } from '../newsletter/newsletter-subscription.js';

/** Limits: hours between e-mails of one alert, cars per e-mail, alerts per address. */
export const SEARCH_ALERTS = { hoursBetween: 24, vehicles: 12, perAddress: 10, linkDays: 7 } as const;

const name = z.string().check(z.trim(), z.regex(/^\P{Cc}{1,80}$/u, 'Please enter a text of at most 80 characters'));
const year = z.string().check(z.regex(/^\d{4}$/, 'Please enter a year of four digits'));
const aed = z.string().check(z.regex(/^\d{1,9}$/, 'Please enter an amount in AED, digits only'));
const kilometres = z.string().check(z.regex(/^\d{1,7}$/, 'Please enter kilometres, digits only'));
const bands = PRICE_BANDS.map(({ key }) => key);

const filters = {
  search: z.optional(z.string().check(z.trim(), z.regex(/^\P{Cc}{1,100}$/u, 'Please enter a text of at most 100 characters'))),
  make: z.optional(name),
  model: z.optional(name),
  year: z.optional(z.string().check(z.regex(/^(?:\d{4}|older)$/, "Please enter a year of four digits or 'older'"))),
  minYear: z.optional(year),
  maxYear: z.optional(year),
  price: z.optional(choice(bands, 'option')),
  minPrice: z.optional(aed),
  maxPrice: z.optional(aed),
  maxMileage: z.optional(kilometres),
  transmission: z.optional(choice(TRANSMISSIONS, 'option')),
  fuelType: z.optional(choice(FUEL_TYPES, 'option')),
  bodyType: z.optional(choice(BODY_TYPES, 'option')),
  exteriorColor: z.optional(choice(COLORS, 'option')),
  regionalSpec: z.optional(choice(REGIONAL_SPECS, 'option')),
} satisfies Record<VehicleFilter, unknown>;

/** Inventory filters as in its URL. */
const alertFilters = z
  .strictObject(filters)
  .check(z.refine((chosen) => Object.values(chosen).some(Boolean), 'Please choose at least one filter'));

export type AlertFilters = z.infer<typeof alertFilters>;

/** The filters as a query in canonical order: stored, and used to recognise equal searches. */
export function alertQuery(chosen: AlertFilters): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(filters) as (keyof AlertFilters)[]) if (chosen[key]) query.set(key, chosen[key]);
  return query.toString();
}

/**
 * Body of `POST /api/search-alerts`. The response does not depend on the address, so it does not reveal who has an
 * alert.
 */
export const searchAlert = z.strictObject({ email: newsletterSubscription.shape.email, filters: alertFilters, ...honeypotField });

export type SearchAlert = z.infer<typeof searchAlert>;
