import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, lineParameter, pageQuery } from '../../fields/parameters.js';
import { staffPage } from '../../fields/staff/staff-page.js';
import { draftChanges } from '../input/vehicle-input.js';
import { draftVehicle, staffVehicle } from '../responses/index.js';
import { ARCHIVE_FILTERS } from '../vehicle-search.js';
import { archiveRequest, bulkChanges } from './bulk-input.js';
import { archivedVehicle } from './bulk-responses.js';

const changed = z.strictObject({ changed: z.int().describe('The number of changed vehicles.') });

const archivedQuery = z.strictObject({
  ...pageQuery.shape,
  q: lineParameter(100).default('').describe('Words from the year, make, model, stock number or chassis number.'),
  filter: z.enum(ARCHIVE_FILTERS).optional(),
});

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
  summary: 'Returns a page of drafts, then archived vehicles, most recently saved or archived first.',
  query: archivedQuery,
  response: staffPage(archivedVehicle),
} satisfies Shape;
export const getDraftVehicle = {
  summary: 'Returns a draft, or an archived vehicle, with the fields for staff.',
  params: idParams,
  query: z.strictObject({ filter: z.enum(ARCHIVE_FILTERS).default('drafts') }),
  response: draftVehicle,
} satisfies Shape;
export const updateDraftVehicle = {
  summary: 'Updates a draft.',
  params: idParams,
  body: draftChanges,
  response: draftVehicle,
} satisfies Shape;
export const deleteDraftVehicle = { summary: 'Deletes a draft.', params: idParams, status: 204 } satisfies Shape;
export const restoreVehicle = {
  summary:
    'Restores an archived vehicle to the site, unchanged, or publishes a draft as a new vehicle, with a new ID, unless it lacks something.',
  params: idParams,
  response: staffVehicle,
} satisfies Shape;
