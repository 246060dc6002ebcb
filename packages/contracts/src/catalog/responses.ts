import { z } from 'zod';
import { moment, staffPage } from '../staff/responses.js';
import { FUEL_TYPES, TRANSMISSIONS } from './vehicle.js';

const flags = {
  sold: z.boolean(),
  reserved: z.boolean(),
  specialOffer: z.boolean(),
  justArrived: z.boolean(),
  allElectric: z.boolean(),
  featured: z.boolean(),
};

/** What a card needs. */
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

export const vehicle = z.strictObject({
  ...vehicleSummary.shape,
  origin: z.string().nullable(),
  engineSize: z.string().nullable(),
  cylinders: z.int().nullable(),
  description: z.string(),
  version: z.int().describe('Counts its changes'),
  createdAt: moment,
});

export type Vehicle = z.infer<typeof vehicle>;

const facet = <Value extends z.ZodType>(value: Value) => z.array(z.strictObject({ value, count: z.int() }));

/** Facets count the stock of the asked status: makes A to Z; models of the asked make; years of the asked make and model, newest first. */
export const vehicleSearchResult = z.strictObject({
  items: z.array(vehicleSummary),
  total: z.int(),
  page: z.int().describe('From 1'),
  pageSize: z.int(),
  facets: z.strictObject({ makes: facet(z.string()), models: facet(z.string()), years: facet(z.int()) }),
});

export type VehicleSearchResult = z.infer<typeof vehicleSearchResult>;

export const staffVehiclePage = z.strictObject({
  ...staffPage(vehicle).shape,
  featured: z.int().describe('Featured vehicles of the whole stock'),
});

export type StaffVehiclePage = z.infer<typeof staffVehiclePage>;

/** What a sitemap says of a vehicle. */
export const vehiclePage = z.strictObject({
  id: z.int(),
  image: z.string().nullable().describe('Address of its first picture'),
});

export type VehiclePage = z.infer<typeof vehiclePage>;

export const upcomingVehicle = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  estimatedArrival: z.string().describe('Free text'),
  price: z.string().describe("A text that holds an AED amount ('1,250,000'); read it with `parseAed`"),
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  version: z.int().describe('Counts its changes'),
  createdAt: moment,
});

export type UpcomingVehicle = z.infer<typeof upcomingVehicle>;

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

export const mediaInUse = z.array(z.string()).describe('Ids of the pictures of the media store that rows name');
