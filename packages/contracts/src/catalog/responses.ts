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
  mileage: z.int().describe('Kilometres'),
  price: z.number().nullable().describe('AED; `null`: on request'),
  transmission: z.enum(TRANSMISSIONS),
  fuelType: z.enum(FUEL_TYPES),
  images: z.array(z.string()).describe('Addresses, the front view first'),
  ...flags,
});

export type VehicleSummary = z.infer<typeof vehicleSummary>;

const month = z.string().describe("'2027-09'");

const imageAlts = z.record(z.string(), z.string()).describe('Alternative texts of pictures, by address');

/** Fields shared by vehicles on their way and in stock. */
const knownFacts = {
  engineSize: z.string().nullable(),
  cylinders: z.int().nullable(),
  bodyType: z.enum(BODY_TYPES).nullable(),
  exteriorColor: z.enum(COLORS).nullable(),
  exteriorColorName: z.string().nullable().describe("The maker's name of the paint"),
  interiorColor: z.enum(COLORS).nullable(),
  interiorColorName: z.string().nullable(),
  power: z.int().nullable().describe('hp'),
  drive: z.enum(DRIVES).nullable(),
  doors: z.int().nullable(),
  seats: z.int().nullable(),
  regionalSpec: z.enum(REGIONAL_SPECS).nullable().describe('The market that it was built for'),
  previousOwners: z.int().nullable(),
  serviceHistory: z.enum(SERVICE_HISTORIES).nullable(),
  warranty: z.enum(WARRANTIES).nullable(),
  warrantyUntil: month.nullable(),
  equipment: z.array(z.string()),
};

const facts = {
  ...knownFacts,
  chassisNumber: z.string().nullable().describe('VIN or chassis number; `null` to visitors where staff do not show it'),
  documents: z.array(z.strictObject({ kind: z.enum(DOCUMENT_KINDS), url: z.string() })).describe('PDF files, by their addresses'),
  spin: z.array(z.string()).describe('Addresses of pictures of one turn around the vehicle, in their order'),
  imageAlts,
};

const vehicleShape = {
  ...vehicleSummary.shape,
  origin: z.string().nullable(),
  description: z.string(),
  ...facts,
  version: z.int().describe('Counts its changes'),
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
  purchasePrice: z.number().nullable().optional().describe('AED; left out for staff without `stock.costs`'),
  costs: z.number().nullable().optional().describe('AED; left out for staff without `stock.costs`'),
  keyTag: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
});

export type StaffVehicle = z.infer<typeof staffVehicle>;

export const vehicleStatusChange = z.strictObject({
  at: moment,
  status: z.enum(VEHICLE_STATUSES),
  sessionId: z.string(),
  personName: z.string().nullable().describe('As the person was called then'),
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
  page: z.int().describe('From 1'),
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
        without: z.int().describe('Vehicles that the other filters find; without a make its model counts as not given either'),
        alone: z.int().describe('Vehicles that this filter finds alone'),
      }),
    )
    .describe('The filters of the query, first the one that keeps most vehicles out'),
  vehicles: z.array(vehicleSummary).describe('First the one that comes closest'),
});

export type NearestVehicles = z.infer<typeof nearestVehicles>;

export const staffVehiclePage = z.strictObject({
  ...staffPage(staffVehicle).shape,
  featured: z.int().describe('Featured vehicles of the whole stock'),
});

export type StaffVehiclePage = z.infer<typeof staffVehiclePage>;

/** A vehicle's entry in the sitemap. */
export const vehiclePage = z.strictObject({
  id: z.int(),
  image: z.string().nullable().describe('Address of its first picture'),
});

export type VehiclePage = z.infer<typeof vehiclePage>;

export const financeTerms = z.strictObject({
  method: z.enum(FINANCE_METHODS).describe('Interest on the whole loan, or on what is still owed'),
  rate: z.number().describe('Per cent a year'),
  fee: z.number().describe('Per cent of the loan, paid at the beginning'),
});

const upcomingVehicleShape = {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  estimatedArrival: z.string().describe('Free text'),
  arrivalMonth: month
    .nullable()
    .describe("'2027-09', to be written in the visitor's language; `null`: `estimatedArrival` alone says it"),
  origin: z.string().nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  fuelType: z.enum(FUEL_TYPES).nullable(),
  ...knownFacts,
  imageAlt: z.string().nullable().describe('Alternative text of the picture'),
  price: z.string().describe("A text that holds an AED amount ('1,250,000'); read it with `parseAed`"),
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  version: z.int().describe('Counts its changes'),
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
  name: z.string().describe('As vehicles have it'),
  arabic: z.string().nullable(),
  japanese: z.string().nullable(),
  spellings: z.array(z.string()).describe('Whatever else the search finds it by'),
  version: z.int().describe('Counts its changes'),
  createdAt: moment,
});

export type Make = z.infer<typeof make>;

export const mediaInUse = z.array(z.string()).describe('Ids of the pictures and documents of the media store that rows name');

export const stockFeedSummary = z.strictObject({
  file: z.enum(STOCK_FEEDS),
  included: z.int().describe('Vehicles that are in it'),
  missing: z.int().describe('Vehicles of the stock that lack something to be in it'),
});

export type StockFeedSummary = z.infer<typeof stockFeedSummary>;

const missingVehicle = z.strictObject({ id: z.int(), name: z.string(), lacks: z.array(z.enum(FEED_FACTS)) });

export type MissingVehicle = z.infer<typeof missingVehicle>;

export const stockFeedReport = z.strictObject({
  ...staffPage(missingVehicle).shape,
  included: z.int().describe('Vehicles that are in it'),
  preview: z.string().describe('The file as it is with its first vehicles'),
});

export type StockFeedReport = z.infer<typeof stockFeedReport>;
