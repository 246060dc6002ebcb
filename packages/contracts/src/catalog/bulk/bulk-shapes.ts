import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, lineParameter, pageQuery } from '../../fields/parameters.js';
import { staffPage } from '../../fields/staff/staff-page.js';
import { staffVehicle } from '../responses/index.js';
import { archiveRequest, bulkChanges } from './bulk-input.js';
import { archivedVehicle } from './bulk-responses.js';

const changed = z.strictObject({ changed: z.int().describe('The number of changed vehicles.') });

const archivedQuery = z.strictObject({ ...pageQuery.shape, q: lineParameter(100).default('') });

export const updateVehicles = {
  summary: 'Updates many vehicles at once. If one of them has been changed by someone else in the meantime, none is updated.',
  body: bulkChanges,
  bodyExample: { vehicles: [{ id: 12, version: 3 }], pricePercent: -5 },
  response: changed,
} satisfies Shape;
export const archiveVehicles = {
  summary: 'Archives vehicles: they are removed from the site, but their data is retained.',
  body: archiveRequest,
  response: changed,
} satisfies Shape;
export const listArchivedVehicles = {
  summary: 'Returns a page of archived vehicles, most recently archived first.',
  query: archivedQuery,
  response: staffPage(archivedVehicle),
} satisfies Shape;
export const restoreVehicle = {
  summary: 'Restores an archived vehicle to the site, unchanged.',
  params: idParams,
  response: staffVehicle,
} satisfies Shape;
