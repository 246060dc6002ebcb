import {
  BODY_TYPES,
  COLORS,
  FUEL_TYPES,
  INVENTORY_STATUSES,
  type InventoryStatus,
  MAX_STOCK_SEARCH,
  PRICE_BANDS,
  parseWholeNumber,
  REGIONAL_SPECS,
  TRANSMISSIONS,
  VEHICLE_FILTERS,
  VEHICLE_SORTS,
  type VehicleFilter,
  type VehicleSearchQuery,
  type VehicleSearchResult,
  type VehicleSort,
} from '@dealership/contracts';

/** The filters as texts from the URL; '' means not set. */
const FILTER_NAMES = VEHICLE_FILTERS;

/** Shown on wide screens; the others are in the sheet. */
export const ROW_FILTERS: readonly FilterName[] = ['search', 'make', 'model', 'price'];

const TYPED = ['search', 'minYear', 'maxYear', 'minPrice', 'maxPrice'];

/** Whether a filter's value is typed rather than selected. */
export const isTyped = (name: FilterName): boolean => TYPED.includes(name);

export type FilterName = VehicleFilter;
export type FilterValues = Record<FilterName, string>;

export interface InventoryView {
  status: InventoryStatus;
  sort: VehicleSort;
  page: number;
  filters: FilterValues;
}

const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as FilterValues;

/** The default view. */
export const DEFAULT_VIEW: InventoryView = { status: 'available', sort: 'newest', page: 1, filters: NO_FILTERS };

const oneOf = <T extends string>(allowed: readonly T[], value: string, otherwise: T): T =>
  allowed.find((candidate) => candidate === value.toLowerCase()) ?? otherwise;

/** Parses a whole number as people type it: any digits, separators allowed. '' if invalid. */
const wholeNumber = (text: string): string => /^\d{1,9}$/.exec(String(parseWholeNumber(text)))?.[0] ?? '';

const CURRENCY = /^(?:AED|Dhs?\.?)|(?:AED|Dhs?\.?|درهم|ディルハム)$/gi;

/** Returns '200000' for 'AED 200,000.00' and '200,000 درهم'. */
const dirhams = (text: string): string => wholeNumber(text.trim().replace(CURRENCY, ''));

const year = (text: string): string => /^\d{4}$/.exec(wholeNumber(text))?.[0] ?? '';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The value a text stands for, in any case: typed URLs often have 'diesel'. '' if there is none. */
const anyCase =
  (values: readonly string[]) =>
  (text: string): string =>
    values.find((value) => isSame(value, text)) ?? '';

const name = (text: string): string => /^\P{Cc}{1,80}$/u.exec(text)?.[0] ?? '';

// Accepts only what the service accepts: a manipulated URL must not look like an outage.
const CLEANERS: Partial<Record<FilterName, (text: string) => string>> = {
  make: name,
  model: name,
  year: (text) => (isSame(text, 'older') ? 'older' : year(text)),
  minYear: year,
  maxYear: year,
  price: (text) => PRICE_BANDS.find(({ key }) => key === text)?.key ?? '',
  minPrice: dirhams,
  maxPrice: dirhams,
  maxMileage: wholeNumber,
  transmission: anyCase(TRANSMISSIONS),
  fuelType: anyCase(FUEL_TYPES),
  bodyType: anyCase(BODY_TYPES),
  exteriorColor: anyCase(COLORS),
  regionalSpec: anyCase(REGIONAL_SPECS),
};

/** A text's normalised value for this filter. */
export function cleanFilter(name: FilterName, text: string): string {
  const short = text.slice(0, MAX_STOCK_SEARCH).trim();
  return CLEANERS[name]?.(short) ?? short;
}

/** Parses the URL; invalid values count as not set. */
export function readView(params: URLSearchParams): InventoryView {
  const text = (name: string) => params.get(name) ?? '';
  const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, cleanFilter(name, text(name))]));
  return {
    status: oneOf(INVENTORY_STATUSES, text('status'), DEFAULT_VIEW.status),
    sort: oneOf(VEHICLE_SORTS, text('sort'), DEFAULT_VIEW.sort),
    page: Math.max(1, Math.min(Number(wholeNumber(text('page'))) || 1, 100_000)),
    filters: filters as FilterValues,
  };
}

/** The query string of a view, without defaults. */
export function writeView({ status, sort, page, filters }: InventoryView): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== DEFAULT_VIEW.status) params.set('status', status);
  for (const name of FILTER_NAMES) if (filters[name]) params.set(name, filters[name]);
  if (sort !== DEFAULT_VIEW.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The view with make and model spelled as in the stock. */
export function spelledAs(
  view: InventoryView,
  facets: Pick<VehicleSearchResult['facets'], 'makes' | 'models'> | undefined,
): InventoryView {
  if (!facets) return view;
  const { make, model } = view.filters;
  const spelling = (known: { value: string }[], name: string) => anyCase(known.map(({ value }) => value))(name) || name;
  const spelled = { make: spelling(facets.makes, make), model: spelling(facets.models, model) };
  return { ...view, filters: { ...view.filters, ...spelled } };
}

/** Names of the active filters. */
export const appliedFilters = (filters: FilterValues): FilterName[] => FILTER_NAMES.filter((name) => filters[name]);

/** A range is either one of the usual bands or free limits: of the two, only the latest applies. */
export type RangeName = 'price' | 'year';

export const LIMITS: Record<RangeName, FilterName[]> = { price: ['minPrice', 'maxPrice'], year: ['minYear', 'maxYear'] };

const isRange = (name: FilterName): name is RangeName => name in LIMITS;

/** What a new value of a filter replaces. Any band, also none in particular, replaces the limits. */
function replaced(name: FilterName, value: string): FilterName[] {
  if (name === 'make') return ['model'];
  if (isRange(name)) return LIMITS[name];
  return value ? FILTER_NAMES.filter((range) => isRange(range) && LIMITS[range].includes(name)) : [];
}

/** Changes one filter and returns to page 1. Changing the make resets the model. */
export function withFilter(view: InventoryView, name: FilterName, value: string): InventoryView {
  const without = Object.fromEntries(replaced(name, value).map((other) => [other, '']));
  return { ...view, page: 1, filters: { ...view.filters, ...without, [name]: value } };
}

const number = (text: string) => (text ? Number(text) : undefined);

export function toSearchQuery({ status, sort, page, filters }: InventoryView): VehicleSearchQuery {
  const { year, minYear, maxYear, minPrice, maxPrice, maxMileage, price, ...texts } = filters;
  const chosen = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
  return {
    ...chosen,
    status: status === 'arriving-soon' ? 'available' : status,
    ...(year && { year }),
    ...(price && { price: price as VehicleSearchQuery['price'] }),
    minYear: number(minYear),
    maxYear: number(maxYear),
    minPrice: number(minPrice),
    maxPrice: number(maxPrice),
    maxMileage: number(maxMileage),
    sort,
    page,
  };
}
