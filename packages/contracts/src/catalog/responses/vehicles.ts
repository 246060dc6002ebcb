import { z } from 'zod';
import { staffPage } from '../../fields/staff/staff-page.js';
import { timestamp } from '../../fields/timestamp.js';
import { byLanguage, outdatedTexts, textLanguages } from '../../fields/translated.js';
import { DOCUMENT_KINDS, VEHICLE_STATUSES } from '../facts/codes.js';
import { VEHICLE_TEXTS } from '../input/vehicle-input.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../vehicle.js';
import { knownFacts, texts } from './known-facts.js';

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

const imageAlts = z.record(z.string(), z.string()).describe('The alternative texts of the pictures, by address.');

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
  createdAt: timestamp,
};

export const vehicle = z.strictObject({ ...vehicleShape, textLanguages: textLanguages(VEHICLE_TEXTS) });

export type Vehicle = z.infer<typeof vehicle>;

const cost = z
  .number()
  .nullable()
  .optional()
  .describe('The amount in AED. Omitted for staff without the permission `stock.costs`.');

/** All fields of a vehicle. */
export const staffVehicle = z.strictObject({
  ...vehicleShape,
  chassisNumberShown: z.boolean(),
  translations: byLanguage(z.strictObject({ ...texts, imageAlts }).partial()),
  outdated: outdatedTexts(VEHICLE_TEXTS),
  nextPrice: z
    .number()
    .nullable()
    .optional()
    .describe('The price in AED from `nextPriceFrom` on. Omitted for API tokens without the scope `stock.read`.'),
  nextPriceFrom: z.string().nullable().optional().describe('The first day of the next price (YYYY-MM-DD in Asia/Dubai).'),
  stockNumber: z.string().nullable(),
  purchasePrice: cost,
  costs: cost,
  salePrice: cost,
  keyTag: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable().optional().describe('The notes of staff. Omitted for API tokens without the scope `stock.read`.'),
});

export type StaffVehicle = z.infer<typeof staffVehicle>;

/** A vehicle that is not public yet. */
export const draftVehicle = z.strictObject({
  ...staffVehicle.shape,
  mileage: vehicleSummary.shape.mileage.nullable(),
  transmission: vehicleSummary.shape.transmission.nullable(),
  fuelType: vehicleSummary.shape.fuelType.nullable(),
});

export type DraftVehicle = z.infer<typeof draftVehicle>;

export const vehicleStatusChange = z.strictObject({
  at: timestamp,
  status: z.enum(VEHICLE_STATUSES),
  sessionId: z.string(),
  personName: z.string().nullable().describe('The name of the person at that time.'),
});

export type VehicleStatusChange = z.infer<typeof vehicleStatusChange>;

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
