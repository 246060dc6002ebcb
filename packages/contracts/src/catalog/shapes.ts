import { z } from 'zod';
import { NEWS_FEED_FILES } from '../addresses/news-feeds.js';
import type { Shape } from '../endpoint/endpoint.js';
import { MAX_INT32 } from '../fields/number-limits.js';
import {
  idParams,
  languageQuery,
  lineParameter,
  listQuery,
  must,
  PAGED,
  pageQuery,
  pageSize,
  textListQuery,
} from '../fields/parameters.js';
import { figuresQuery } from '../figures/period.js';
import { stockFigures } from '../figures/responses.js';
import { STOCK_FEEDS } from './feeds.js';
import { makeChanges, newMake } from './input/make-input.js';
import { newUpcomingVehicle, upcomingVehicleChanges } from './input/upcoming-vehicle-input.js';
import { vehicleChanges, vehicleCosts, vehicleCreation } from './input/vehicle-input.js';
import * as answer from './responses/index.js';
import { vehicleFilterQuery, vehicleSearchQuery } from './search-query.js';
import { STAFF_VEHICLE_FILTERS, STAFF_VEHICLE_SORTS, VEHICLES_BY_ID } from './vehicle-search.js';

export * from './bulk/bulk-shapes.js';
export * from './stock-import/import-shapes.js';

const staffFilterQuery = z.strictObject({
  q: lineParameter(100).default('').describe('Words from the year, make, model, stock number or chassis number.'),
  filter: z.enum(STAFF_VEHICLE_FILTERS).optional(),
  sort: z.enum(STAFF_VEHICLE_SORTS).default('newest'),
});

export type StaffVehicleFilterQuery = z.output<typeof staffFilterQuery>;

const staffQuery = z.strictObject({ ...staffFilterQuery.shape, ...pageQuery.shape, pageSize: pageSize(20) });

export type StaffVehiclesQuery = z.output<typeof staffQuery>;

const LISTED = must('numbers of vehicles with commas between them');

const vehicleIds = z
  .string(LISTED)
  .regex(/^\d{1,10}(,\d{1,10})*$/, { ...LISTED, abort: true })
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.every((id) => id >= 1 && id <= MAX_INT32), { ...LISTED, abort: true })
  .refine((ids) => ids.length <= VEHICLES_BY_ID, must(`at most ${VEHICLES_BY_ID}`))
  .describe(`Comma-separated IDs, at most ${VEHICLES_BY_ID}.`);

export const listVehicles = {
  summary: `Returns vehicles, including sold ones, newest first. ${PAGED}`,
  query: textListQuery,
  response: z.array(answer.vehicle),
} satisfies Shape;
export const searchVehicles = {
  summary: 'Returns a page of vehicles that match the filters, with facets.',
  query: vehicleSearchQuery,
  response: answer.vehicleSearchResult,
} satisfies Shape;
export const nearestVehicles = {
  summary: 'Returns which filters cause a search to find nothing, and the vehicles that come closest to it.',
  query: vehicleFilterQuery,
  response: answer.nearestVehicles,
} satisfies Shape;
export const listFeaturedVehicles = {
  summary: 'Returns the featured vehicles of the home page.',
  response: z.array(answer.vehicleSummary),
} satisfies Shape;
export const listVehiclesById = {
  summary: 'Returns vehicles by ID, including sold ones, in the requested order. Vehicles that no longer exist are omitted.',
  query: z.strictObject({ ids: vehicleIds }),
  response: z.array(answer.vehicleSummary),
} satisfies Shape;
export const listVehiclePages = {
  summary: `Returns the entries of vehicles in the sitemap. ${PAGED}`,
  query: listQuery,
  response: z.array(answer.vehiclePage),
} satisfies Shape;
export const getVehicle = {
  summary: 'Returns a vehicle.',
  params: idParams,
  query: languageQuery,
  response: answer.vehicle,
} satisfies Shape;
export const createVehicle = {
  summary:
    'Creates a vehicle. A draft is kept off the site, in the archive, until it is published, and may lack what a vehicle on the site needs.',
  body: vehicleCreation,
  response: answer.draftVehicle,
  status: 201,
} satisfies Shape;
export const updateVehicle = {
  summary: 'Updates a vehicle.',
  params: idParams,
  body: vehicleChanges,
  response: answer.staffVehicle,
} satisfies Shape;
export const updateVehicleCosts = {
  summary: 'Updates the purchase price, costs and sale price of a vehicle.',
  params: idParams,
  body: vehicleCosts,
  response: answer.staffVehicle,
} satisfies Shape;
export const deleteVehicle = { summary: 'Deletes a vehicle.', params: idParams, status: 204 } satisfies Shape;
export const listStaffVehicles = {
  summary: 'Returns a page of all vehicles, with the fields for staff.',
  query: staffQuery,
  response: answer.staffVehiclePage,
} satisfies Shape;
export const exportStaffVehicles = {
  summary:
    'Returns the vehicles that match the filters as a CSV file. Purchase prices, costs and sale prices require the permission `stock.costs`.',
  query: staffFilterQuery,
  responseType: 'text/csv',
} satisfies Shape;
export const listVehicleStatuses = {
  summary: 'Returns the status history of a vehicle, newest first.',
  params: idParams,
  response: z.array(answer.vehicleStatusChange),
} satisfies Shape;

export const getFinanceTerms = {
  summary: 'Returns the terms on which car loan estimates are based.',
  response: answer.financeTerms,
} satisfies Shape;

export const listUpcomingVehicles = {
  summary: `Returns upcoming vehicles, newest first. ${PAGED}`,
  query: textListQuery,
  response: z.array(answer.upcomingVehicle),
} satisfies Shape;
export const getUpcomingVehicle = {
  summary: 'Returns an upcoming vehicle.',
  params: idParams,
  query: languageQuery,
  response: answer.upcomingVehicle,
} satisfies Shape;
export const listStaffUpcomingVehicles = {
  summary: 'Returns all upcoming vehicles, with the fields for staff.',
  response: z.array(answer.staffUpcomingVehicle),
} satisfies Shape;
export const createUpcomingVehicle = {
  summary: 'Creates an upcoming vehicle.',
  body: newUpcomingVehicle,
  response: answer.staffUpcomingVehicle,
  status: 201,
} satisfies Shape;
export const updateUpcomingVehicle = {
  summary: 'Updates an upcoming vehicle.',
  params: idParams,
  body: upcomingVehicleChanges,
  response: answer.staffUpcomingVehicle,
} satisfies Shape;
export const deleteUpcomingVehicle = {
  summary: 'Deletes an upcoming vehicle.',
  params: idParams,
  status: 204,
} satisfies Shape;

export const listStaffMakes = {
  summary: 'Returns all makes with their names in other scripts.',
  response: z.array(answer.make),
} satisfies Shape;
export const createMake = { summary: 'Creates a make.', body: newMake, response: answer.make, status: 201 } satisfies Shape;
export const updateMake = {
  summary: 'Updates the names of a make.',
  params: idParams,
  body: makeChanges,
  response: answer.make,
} satisfies Shape;
export const deleteMake = { summary: 'Deletes a make.', params: idParams, status: 204 } satisfies Shape;

export const getStockFeed = {
  summary: 'Returns the stock as a feed file for other systems. Sold vehicles are not included.',
  params: z.strictObject({ file: z.enum(STOCK_FEEDS) }),
  query: languageQuery,
  responseType: '*/*',
} satisfies Shape;
export const getArrivalsFeed = {
  summary: 'Returns new arrivals as an RSS or Atom feed.',
  params: z.strictObject({ file: z.enum(NEWS_FEED_FILES) }),
  query: languageQuery,
  responseType: 'application/xml',
} satisfies Shape;
export const listStockFeeds = {
  summary: 'Returns the stock feeds with the number of vehicles in each.',
  response: z.array(answer.stockFeedSummary),
} satisfies Shape;
export const getStockFeedReport = {
  summary: 'Returns the beginning of a stock feed and a page of the vehicles that it omits, with the facts that they lack.',
  params: z.strictObject({ file: z.enum(STOCK_FEEDS) }),
  query: pageQuery,
  response: answer.stockFeedReport,
} satisfies Shape;

export const countView = {
  summary: 'Counts a view of a public page. No data about the visitor is stored.',
  body: z.strictObject({
    path: z
      .string()
      .regex(/^\/[^\p{Cc}]{0,299}$/u)
      .describe('The path of the page, without its query.'),
    from: z
      .string()
      .max(255)
      .optional()
      .describe(
        'Only for the first page of a visit: the host of the referring page or the `utm_source`; empty if there was none.',
      ),
  }),
  bodyExample: { path: '/vehicle/12', from: 'www.google.com' },
  status: 204,
} satisfies Shape;
export const getStockFigures = {
  summary: 'Returns page views, sources of visits and the age of the stock.',
  query: figuresQuery,
  response: stockFigures,
} satisfies Shape;
export const listCatalogMedia = {
  summary: 'Returns the pictures and documents that the catalogue uses, for the media store.',
  response: answer.mediaInUse,
} satisfies Shape;
