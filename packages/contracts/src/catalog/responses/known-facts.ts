import { z } from 'zod';
import { BODY_TYPES, COLORS, DRIVES, REGIONAL_SPECS, SERVICE_HISTORIES, WARRANTIES } from '../facts/codes.js';
import type { KnownFact } from '../facts/known-facts.js';

export const month = z.string().describe('A month, such as `2027-09`.');

/** Fields shared by vehicles on their way and in stock. */
export const knownFacts = {
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
} satisfies Record<KnownFact | 'equipment', z.ZodType>;

/** Translated texts of both. */
export const texts = {
  engineSize: z.string(),
  exteriorColorName: z.string(),
  interiorColorName: z.string(),
  origin: z.string(),
  description: z.string(),
  equipment: z.array(z.string()),
};
