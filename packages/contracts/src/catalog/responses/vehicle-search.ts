import { z } from 'zod';
import { BODY_TYPES, COLORS, REGIONAL_SPECS } from '../facts/codes.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../vehicle.js';
import { PRICE_BANDS, VEHICLE_FILTERS } from '../vehicle-search.js';
import { vehicleSummary } from './vehicles.js';

const facet = <Value extends z.ZodType>(value: Value) => z.array(z.strictObject({ value, count: z.int().optional() }));

/**
 * Facets list the values in stock of the requested status: makes A to Z; models of the requested make; years of the
 * requested make and model, newest first; body types, colours and markets where known; bands of known prices. A count is
 * the total of the query with that value: a make replaces the requested make and model, a year or price band also the
 * requested limits. It is missing where it would take too many vehicles to count.
 */
export const vehicleSearchResult = z.strictObject({
  items: z.array(vehicleSummary),
  total: z.int(),
  page: z.int().describe('The page number, starting at 1.'),
  pageSize: z.int(),
  facets: z.strictObject({
    makes: facet(z.string()),
    models: facet(z.string()),
    years: facet(z.int()),
    bodyTypes: facet(z.enum(BODY_TYPES)),
    exteriorColors: facet(z.enum(COLORS)),
    regionalSpecs: facet(z.enum(REGIONAL_SPECS)),
    fuelTypes: facet(z.enum(FUEL_TYPES)),
    transmissions: facet(z.enum(TRANSMISSIONS)),
    prices: facet(z.enum(PRICE_BANDS.map(({ key }) => key))),
  }),
});

export type VehicleSearchResult = z.infer<typeof vehicleSearchResult>;

export const nearestVehicles = z.strictObject({
  filters: z
    .array(
      z.strictObject({
        name: z.enum(VEHICLE_FILTERS),
        without: z
          .int()
          .describe('The number of vehicles that match without this filter. Without the make, the model is ignored too.'),
        alone: z.int().describe('The number of vehicles that match this filter alone.'),
      }),
    )
    .describe('The filters of the query, the one that excludes the most vehicles first.'),
  vehicles: z.array(vehicleSummary).describe('The nearest vehicles, the closest match first.'),
});

export type NearestVehicles = z.infer<typeof nearestVehicles>;
