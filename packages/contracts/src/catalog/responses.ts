import { z } from 'zod';
import { byLanguage, outdatedTexts, textLanguages } from '../fields/translated.js';
import { moment, staffPage } from '../staff/responses.js';
import {
  BODY_TYPES,
  COLORS,
  DOCUMENT_KINDS,
  DRIVES,
  REGIONAL_SPECS,
  SERVICE_HISTORIES,
  VEHICLE_STATUSES,
  WARRANTIES,
} from './facts/codes.js';
import { FEED_FACTS, STOCK_FEEDS } from './feeds.js';
import { FINANCE_METHODS } from './finance.js';
import { UPCOMING_VEHICLE_TEXTS } from './upcoming-vehicle-input.js';
import { FUEL_TYPES, TRANSMISSIONS } from './vehicle.js';
import { VEHICLE_TEXTS } from './vehicle-input.js';
import { VEHICLE_FILTERS } from './vehicle-search.js';

const flags = {
  sold: z.boolean(),
  reserved: z.boolean(),
  specialOffer: z.boolean(),
  justArrived: z.boolean(),
  allElectric: z.boolean(),
  featured: z.boolean(),
};

/** The fields of a card. */
export const vehicleSummary = z.strictObject({
  id: z.int(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  mileage: z.int().describe('The mileage in kilometres.'),
  price: z.number().nullable().describe('The price in AED; `null` if it is available on request.'),
  transmission: z.enum(TRANSMISSIONS),
  fuelType: z.enum(FUEL_TYPES),
  images: z.array(z.string()).describe('The addresses of the pictures, the front view first.'),
  ...flags,
});

export type VehicleSummary = z.infer<typeof vehicleSummary>;

const month = z.string().describe('A month, such as `2027-09`.');

const imageAlts = z.record(z.string(), z.string()).describe('The alternative texts of the pictures, by address.');

/** Fields shared by vehicles on their way and in stock. */
const knownFacts = {
  engineSize: z.string().nullable(),
  cylinders: z.int().nullable(),
  bodyType: z.enum(BODY_TYPES).nullable(),
  exteriorColor: z.enum(COLORS).nullable(),
  exteriorColorName: z.string().nullable().describe("The manufacturer's name for the paint."),
  interiorColor: z.enum(COLORS).nullable(),
  interiorColorName: z.string().nullable(),
  power: z.int().nullable().describe('The power in hp.'),
  drive: z.enum(DRIVES).nullable(),
  doors: z.int().nullable(),
  seats: z.int().nullable(),
  regionalSpec: z.enum(REGIONAL_SPECS).nullable().describe('The market for which the vehicle was built.'),
  previousOwners: z.int().nullable(),
  serviceHistory: z.enum(SERVICE_HISTORIES).nullable(),
  warranty: z.enum(WARRANTIES).nullable(),
  warrantyUntil: month.nullable(),
  equipment: z.array(z.string()),
};

const facts = {
  ...knownFacts,
  chassisNumber: z
    .string()
    .nullable()
    .describe('The VIN or chassis number; `null` for visitors unless staff have made it public.'),
  documents: z
    .array(z.strictObject({ kind: z.enum(DOCUMENT_KINDS), url: z.string() }))
    .describe('The documents, which are PDF files, with their addresses.'),
  spin: z.array(z.string()).describe('The addresses of the pictures of a 360° view, in order.'),
  imageAlts,
};

const vehicleShape = {
  ...vehicleSummary.shape,
  origin: z.string().nullable(),
  description: z.string(),
  ...facts,
  version: z.int().describe('The version, which increases with each change.'),
  createdAt: moment,
};

export const vehicle = z.strictObject({ ...vehicleShape, textLanguages: textLanguages(VEHICLE_TEXTS) });

export type Vehicle = z.infer<typeof vehicle>;

const texts = {
  engineSize: z.string(),
  exteriorColorName: z.string(),
  interiorColorName: z.string(),
  origin: z.string(),
  description: z.string(),
  equipment: z.array(z.string()),
};

/** All fields of a vehicle. */
export const staffVehicle = z.strictObject({
  ...vehicleShape,
  chassisNumberShown: z.boolean(),
  translations: byLanguage(z.strictObject({ ...texts, imageAlts }).partial()),
  outdated: outdatedTexts(VEHICLE_TEXTS),
  stockNumber: z.string().nullable(),
  purchasePrice: z
    .number()
    .nullable()
    .optional()
    .describe('The amount in AED. Omitted for staff without the permission `stock.costs`.'),
  costs: z.number().nullable().optional().describe('The amount in AED. Omitted for staff without the permission `stock.costs`.'),
  keyTag: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
});

export type StaffVehicle = z.infer<typeof staffVehicle>;

export const vehicleStatusChange = z.strictObject({
  at: moment,
  status: z.enum(VEHICLE_STATUSES),
  sessionId: z.string(),
  personName: z.string().nullable().describe('The name of the person at that time.'),
});

export type VehicleStatusChange = z.infer<typeof vehicleStatusChange>;

const facet = <Value extends z.ZodType>(value: Value) => z.array(z.strictObject({ value, count: z.int() }));

/**
 * Facets count the stock of the requested status: makes A to Z; models of the requested make; years of the requested
 * make and model, newest first; body types, colours and markets where known.
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

export const staffVehiclePage = z.strictObject({
  ...staffPage(staffVehicle).shape,
  featured: z.int().describe('The number of featured vehicles in the whole stock.'),
});

export type StaffVehiclePage = z.infer<typeof staffVehiclePage>;

/** A vehicle's entry in the sitemap. */
export const vehiclePage = z.strictObject({
  id: z.int(),
  image: z.string().nullable().describe('The address of the first picture.'),
});

export type VehiclePage = z.infer<typeof vehiclePage>;

export const financeTerms = z.strictObject({
  method: z.enum(FINANCE_METHODS).describe('`flat`: interest on the full loan; `reducing`: interest on the remaining balance.'),
  rate: z.number().describe('The interest rate in percent per year.'),
  fee: z.number().describe('The fee in percent of the loan, paid at the beginning.'),
});

const upcomingVehicleShape = {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  estimatedArrival: z.string().describe('The estimated arrival as free text.'),
  arrivalMonth: month
    .nullable()
    .describe(
      "The month of arrival, such as `2027-09`, to be formatted in the visitor's language; `null` if only `estimatedArrival` " +
        'is known.',
    ),
  origin: z.string().nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  fuelType: z.enum(FUEL_TYPES).nullable(),
  ...knownFacts,
  imageAlt: z.string().nullable().describe('The alternative text of the picture.'),
  price: z.string().describe('The price as a text that contains an amount in AED, such as `1,250,000`.'),
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  version: z.int().describe('The version, which increases with each change.'),
  createdAt: moment,
};

export const upcomingVehicle = z.strictObject({ ...upcomingVehicleShape, textLanguages: textLanguages(UPCOMING_VEHICLE_TEXTS) });

export type UpcomingVehicle = z.infer<typeof upcomingVehicle>;

export const staffUpcomingVehicle = z.strictObject({
  ...upcomingVehicleShape,
  translations: byLanguage(z.strictObject({ ...texts, imageAlt: z.string() }).partial()),
  outdated: outdatedTexts(UPCOMING_VEHICLE_TEXTS),
});

export type StaffUpcomingVehicle = z.infer<typeof staffUpcomingVehicle>;

export const make = z.strictObject({
  id: z.int(),
  name: z.string().describe('The name as used by vehicles.'),
  arabic: z.string().nullable(),
  japanese: z.string().nullable(),
  spellings: z.array(z.string()).describe('Other spellings by which the search finds the make.'),
  version: z.int().describe('The version, which increases with each change.'),
  createdAt: moment,
});

export type Make = z.infer<typeof make>;

export const mediaInUse = z
  .array(z.string())
  .describe('The IDs of the pictures and documents of the media store that are in use.');

export const stockFeedSummary = z.strictObject({
  file: z.enum(STOCK_FEEDS),
  included: z.int().describe('The number of vehicles in the feed.'),
  missing: z.int().describe('The number of vehicles in stock that lack facts required by the feed.'),
});

export type StockFeedSummary = z.infer<typeof stockFeedSummary>;

const missingVehicle = z.strictObject({ id: z.int(), name: z.string(), lacks: z.array(z.enum(FEED_FACTS)) });

export type MissingVehicle = z.infer<typeof missingVehicle>;

export const stockFeedReport = z.strictObject({
  ...staffPage(missingVehicle).shape,
  included: z.int().describe('The number of vehicles in the feed.'),
  preview: z.string().describe('The beginning of the feed, with its first vehicles.'),
});

export type StockFeedReport = z.infer<typeof stockFeedReport>;
