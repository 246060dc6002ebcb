import { z } from 'zod';
import type { Shape } from '../../endpoint.js';
import { idParams, pageQuery } from '../../fields/parameters.js';
import { staffPage } from '../../staff/responses.js';
import { staffVehicle } from '../responses.js';
import { archiveRequest, bulkChanges } from './bulk-input.js';
import { archivedVehicle } from './bulk-responses.js';

const changed = z.strictObject({ changed: z.int().describe('Vehicles') });

const archivedQuery = z.strictObject({ ...pageQuery.shape, q: z.string().optional() });

export const updateVehicles = {
  summary: 'Change fields of many vehicles: all of them, or none where somebody else changed one meanwhile',
  body: bulkChanges,
  bodyExample: { vehicles: [{ id: 12, version: 3 }], pricePercent: -5 },
  response: changed,
} satisfies Shape;
export const archiveVehicles = {
  summary: 'Take vehicles off the site and keep them',
  body: archiveRequest,
  response: changed,
} satisfies Shape;
export const listArchivedVehicles = {
  summary: 'Vehicles that were archived, the latest first',
  query: archivedQuery,
  response: staffPage(archivedVehicle),
} satisfies Shape;
export const restoreVehicle = {
  summary: 'Bring an archived vehicle back to the site, as it was',
  params: idParams,
  response: staffVehicle,
} satisfies Shape;
