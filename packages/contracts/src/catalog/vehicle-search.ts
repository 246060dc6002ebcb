/** Vehicles on one page of the inventory. */
export const INVENTORY_PAGE_SIZE = 6;

/** Vehicles that the home page shows, of those that are featured. */
export const FEATURED_VEHICLES = 6;

/** Maximum number of ids in a search. */
export const VEHICLES_BY_ID = 50;

/** Stock that a search looks at. `available`: everything that is not sold (a reserved car can still become free). */
export const STOCK_STATUSES = ['available', 'sold', 'all'] as const;

/** The inventory page's status filter: the stock, and upcoming vehicles. */
export const INVENTORY_STATUSES = ['available', 'arriving-soon', 'sold', 'all'] as const;

/** Search filters by their query parameter. */
export const VEHICLE_FILTERS = [
  'search',
  'make',
  'model',
  'year',
  'minYear',
  'maxYear',
  'price',
  'minPrice',
  'maxPrice',
  'maxMileage',
  'transmission',
  'fuelType',
  'bodyType',
  'exteriorColor',
  'regionalSpec',
] as const;

export type VehicleFilter = (typeof VEHICLE_FILTERS)[number];

/** Number of nearest matches offered for a search without results. */
export const NEAREST_VEHICLES = 3;

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

/** Years that always have a bucket, even without stock; newer years of the stock come before them. */
export const YEAR_BUCKETS = [2023, 2022, 2021, 2020] as const;

/** The bucket 'older': this year and earlier. */
export const OLDER_YEAR = 2019;

/** Staff filters of the stock. */
export const STAFF_VEHICLE_FILTERS = ['available', 'reserved', 'sold', 'featured', 'noPrice', 'noPictures'] as const;

export type StaffVehicleFilter = (typeof STAFF_VEHICLE_FILTERS)[number];

/** The lists of vehicles that are not on the site. */
export const ARCHIVE_FILTERS = ['drafts', 'archived'] as const;

export type ArchiveFilter = (typeof ARCHIVE_FILTERS)[number];

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
