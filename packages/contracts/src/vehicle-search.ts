import type { VehicleSummary } from './vehicle.js';

/** Stock that a search looks at. `available`: everything that is not sold (a reserved car can still become free). */
export const STOCK_STATUSES = ['available', 'sold', 'all'] as const;

/** The inventory page's status filter: the stock, and the vehicles on their way. */
export const INVENTORY_STATUSES = ['available', 'arriving-soon', 'sold', 'all'] as const;

export const VEHICLE_SORTS = ['newest', 'price-asc', 'price-desc', 'year-desc', 'year-asc', 'mileage-asc'] as const;

export type StockStatus = (typeof STOCK_STATUSES)[number];
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

/** Price bands in AED, [min, max); the last is open. */
export const PRICE_BANDS = [
  { key: '50000-100000', min: 50_000, max: 100_000 },
  { key: '100000-200000', min: 100_000, max: 200_000 },
  { key: '200000-500000', min: 200_000, max: 500_000 },
  { key: '500000+', min: 500_000, max: null },
] as const;

export type PriceBand = (typeof PRICE_BANDS)[number]['key'];

/** Years that have a bucket of their own even without stock; newer years of the stock come before them. */
export const YEAR_BUCKETS = [2023, 2022, 2021, 2020] as const;

/** The bucket 'older': this year and earlier. */
export const OLDER_YEAR = 2019;

/** Query of `GET /api/vehicles/search`; every part is optional. Prices in AED, free bounds inclusive. */
export interface VehicleSearchQuery {
  status?: StockStatus;
  search?: string;
  make?: string;
  model?: string;
  /** One year, or 'older'. */
  year?: string;
  minYear?: number;
  maxYear?: number;
  price?: PriceBand;
  minPrice?: number;
  maxPrice?: number;
  transmission?: string;
  fuelType?: string;
  sort?: VehicleSort;
  /** From 1. */
  page?: number;
}

export const STAFF_VEHICLE_SORTS = [
  'newest',
  'oldest',
  'make',
  'year-desc',
  'year-asc',
  'price-asc',
  'price-desc',
  'mileage-asc',
  'mileage-desc',
] as const;

export type StaffVehicleSort = (typeof STAFF_VEHICLE_SORTS)[number];

/** Query of `GET /api/staff/vehicles`. `page` from 1, `pageSize` up to 100, `q`: words of year, make and model. */
export interface StaffVehiclesQuery {
  page?: number;
  pageSize?: number;
  q?: string;
  sort?: StaffVehicleSort;
}

export interface FacetValue<T> {
  value: T;
  count: number;
}

/**
 * Answer of `GET /api/vehicles/search`. Facets count the stock of the asked status: makes A to Z; models of the asked make;
 * years of the asked make and model, newest first.
 */
export interface VehicleSearchResult {
  items: VehicleSummary[];
  total: number;
  page: number;
  pageSize: number;
  facets: { makes: FacetValue<string>[]; models: FacetValue<string>[]; years: FacetValue<number>[] };
}
