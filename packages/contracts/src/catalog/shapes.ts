import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { auditQuery, idParams, languageQuery, listQuery, PAGED, pageQuery, textListQuery } from '../fields/parameters.js';
import { figuresQuery } from '../figures/period.js';
import { stockFigures } from '../figures/responses.js';
import { NEWS_FEED_FILES } from '../news-feeds.js';
import { auditEntry, staffPage } from '../staff/responses.js';
import { BODY_TYPES, COLORS, REGIONAL_SPECS } from './facts/codes.js';
import { STOCK_FEEDS } from './feeds.js';
import { makeChanges, newMake } from './make-input.js';
import * as answer from './responses.js';
import { newUpcomingVehicle, upcomingVehicleChanges } from './upcoming-vehicle-input.js';
import { FUEL_TYPES, TRANSMISSIONS } from './vehicle.js';
import { newVehicle, vehicleChanges, vehicleCosts } from './vehicle-input.js';
import { PRICE_BANDS, STAFF_VEHICLE_SORTS, STOCK_STATUSES, VEHICLE_SORTS, VEHICLES_BY_ID } from './vehicle-search.js';

export * from './bulk/bulk-shapes.js';
export * from './stock-import/import-shapes.js';

const aed = z.number().optional().describe('AED, inclusive');
const year = z.int().optional();

const searchFilters = {
  status: z.enum(STOCK_STATUSES).optional(),
  search: z.string().optional(),
  make: z.string().optional(),
  model: z.string().optional(),
  year: z.string().optional().describe("One year, or 'older'"),
  minYear: year,
  maxYear: year,
  price: z
    .enum(PRICE_BANDS.map(({ key }) => key))
    .optional()
    .describe('AED'),
  minPrice: aed,
  maxPrice: aed,
  maxMileage: z.int().optional().describe('Kilometres, inclusive'),
  transmission: z.enum(TRANSMISSIONS).optional(),
  fuelType: z.enum(FUEL_TYPES).optional(),
  bodyType: z.enum(BODY_TYPES).optional(),
  exteriorColor: z.enum(COLORS).optional(),
  regionalSpec: z.enum(REGIONAL_SPECS).optional(),
};

const searchQuery = z.strictObject({
  ...searchFilters,
  sort: z.enum(VEHICLE_SORTS).optional(),
  page: pageQuery.shape.page,
});

export type VehicleSearchQuery = z.infer<typeof searchQuery>;

const staffQuery = z.strictObject({
  ...pageQuery.shape,
  q: z.string().optional().describe('LocalizedText of year, make, model, stock and chassis number'),
  sort: z.enum(STAFF_VEHICLE_SORTS).optional(),
});

export type StaffVehiclesQuery = z.infer<typeof staffQuery>;

export const listVehicles = {
  summary: `Vehicles, sold ones too, newest first: ${PAGED}`,
  query: textListQuery,
  response: z.array(answer.vehicle),
} satisfies Shape;
export const searchVehicles = {
  summary: 'A page of the stock that matches, with facets',
  query: searchQuery,
  response: answer.vehicleSearchResult,
} satisfies Shape;
export const nearestVehicles = {
  summary: 'Which filters a search that finds nothing fails by, and the vehicles that come closest to it',
  query: z.strictObject(searchFilters),
  response: answer.nearestVehicles,
} satisfies Shape;
export const listFeaturedVehicles = {
  summary: 'The featured vehicles of the home page',
  response: z.array(answer.vehicleSummary),
} satisfies Shape;
export const listVehiclesById = {
  summary: `Vehicles by their ids, sold ones too, in the order of the ids; those that are gone are left out`,
  query: z.strictObject({ ids: z.string().describe(`Ids with commas between them, at most ${VEHICLES_BY_ID}`) }),
  response: z.array(answer.vehicleSummary),
} satisfies Shape;
export const listVehiclePages = {
  summary: `What a sitemap says of vehicles: ${PAGED}`,
  query: listQuery,
  response: z.array(answer.vehiclePage),
} satisfies Shape;
export const getVehicle = {
  summary: 'One vehicle',
  params: idParams,
  query: languageQuery,
  response: answer.vehicle,
} satisfies Shape;
export const createVehicle = {
  summary: 'Add a vehicle',
  body: newVehicle,
  response: answer.staffVehicle,
  status: 201,
} satisfies Shape;
export const updateVehicle = {
  summary: 'Change fields of a vehicle',
  params: idParams,
  body: vehicleChanges,
  response: answer.staffVehicle,
} satisfies Shape;
export const updateVehicleCosts = {
  summary: 'Change what a vehicle cost',
  params: idParams,
  body: vehicleCosts,
  response: answer.staffVehicle,
} satisfies Shape;
export const deleteVehicle = { summary: 'Delete a vehicle', params: idParams, status: 204 } satisfies Shape;
export const listStaffVehicles = {
  summary: 'A page of all vehicles, for staff',
  query: staffQuery,
  response: answer.staffVehiclePage,
} satisfies Shape;
export const listVehicleStatuses = {
  summary: 'How a vehicle stood with buyers, the latest first',
  params: idParams,
  response: z.array(answer.vehicleStatusChange),
} satisfies Shape;

export const getFinanceTerms = {
  summary: 'What an estimate of a car loan counts with',
  response: answer.financeTerms,
} satisfies Shape;

export const listUpcomingVehicles = {
  summary: `Upcoming vehicles, newest first: ${PAGED}`,
  query: textListQuery,
  response: z.array(answer.upcomingVehicle),
} satisfies Shape;
export const getUpcomingVehicle = {
  summary: 'One upcoming vehicle',
  params: idParams,
  query: languageQuery,
  response: answer.upcomingVehicle,
} satisfies Shape;
export const listStaffUpcomingVehicles = {
  summary: 'Every upcoming vehicle, for staff',
  response: z.array(answer.staffUpcomingVehicle),
} satisfies Shape;
export const createUpcomingVehicle = {
  summary: 'Add an upcoming vehicle',
  body: newUpcomingVehicle,
  response: answer.staffUpcomingVehicle,
  status: 201,
} satisfies Shape;
export const updateUpcomingVehicle = {
  summary: 'Change fields of an upcoming vehicle',
  params: idParams,
  body: upcomingVehicleChanges,
  response: answer.staffUpcomingVehicle,
} satisfies Shape;
export const deleteUpcomingVehicle = {
  summary: 'Delete an upcoming vehicle',
  params: idParams,
  status: 204,
} satisfies Shape;

export const listStaffMakes = {
  summary: 'Every make and what it is called in other scripts, for staff',
  response: z.array(answer.make),
} satisfies Shape;
export const createMake = { summary: 'Add a make', body: newMake, response: answer.make, status: 201 } satisfies Shape;
export const updateMake = {
  summary: 'Change what a make is called',
  params: idParams,
  body: makeChanges,
  response: answer.make,
} satisfies Shape;
export const deleteMake = { summary: 'Delete a make', params: idParams, status: 204 } satisfies Shape;

export const getStockFeed = {
  summary: 'The stock as a file for other programs, without what is sold',
  params: z.strictObject({ file: z.enum(STOCK_FEEDS) }),
  query: languageQuery,
  responseType: '*/*',
} satisfies Shape;
export const getArrivalsFeed = {
  summary: 'New arrivals as an RSS or Atom feed',
  params: z.strictObject({ file: z.enum(NEWS_FEED_FILES) }),
  query: languageQuery,
  responseType: 'application/xml',
} satisfies Shape;
export const listStockFeeds = {
  summary: 'The files of the stock, with how many vehicles are in each',
  response: z.array(answer.stockFeedSummary),
} satisfies Shape;
export const getStockFeedReport = {
  summary: 'The beginning of a file of the stock, and a page of the vehicles that are not in it, with what they lack',
  params: z.strictObject({ file: z.enum(STOCK_FEEDS) }),
  query: pageQuery,
  response: answer.stockFeedReport,
} satisfies Shape;

export const listCatalogAudit = {
  summary: 'What staff changed in the catalogue, newest first',
  query: auditQuery,
  response: staffPage(auditEntry),
} satisfies Shape;
export const countView = {
  summary: 'Count a view of a public page; nothing of the visitor is kept',
  body: z.strictObject({
    path: z
      .string()
      .regex(/^\/[^\p{Cc}]{0,299}$/u)
      .describe('Of the page, without its query'),
    from: z
      .string()
      .max(255)
      .optional()
      .describe(
        'Of the first page of a visit: the host of the page that linked here or its utm_source; empty where there was none',
      ),
  }),
  bodyExample: { path: '/vehicle/12', from: 'www.google.com' },
  status: 204,
} satisfies Shape;
export const getStockFigures = {
  summary: 'Views, sources of visits, and the age of the stock',
  query: figuresQuery,
  response: stockFigures,
} satisfies Shape;
export const listCatalogMedia = {
  summary: 'Pictures and documents that the catalogue uses, for the media store',
  response: answer.mediaInUse,
} satisfies Shape;
