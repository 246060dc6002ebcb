import {
  BODY_TYPES,
  COLORS,
  FUEL_TYPES,
  INVENTORY_STATUSES,
  type InventoryStatus,
  PRICE_BANDS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
  toLatinDigits,
  VEHICLE_FILTERS,
  VEHICLE_SORTS,
  type VehicleFilter,
  type VehicleSearchQuery,
  type VehicleSort,
} from '@dealership/contracts';

/** The choices that narrow the list, each as the text that the address bar holds; '' = not chosen. */
export const FILTER_NAMES = VEHICLE_FILTERS;

/** Those that stand in view on wide screens; the others wait in the sheet. */
export const ROW_FILTERS: readonly FilterName[] = ['search', 'make', 'model', 'price'];

const TYPED = ['search', 'minYear', 'maxYear', 'minPrice', 'maxPrice'];

/** Whether it is typed letter by letter, and not chosen. */
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

/** What the page shows before anything was chosen. */
export const DEFAULT_VIEW: InventoryView = { status: 'available', sort: 'newest', page: 1, filters: NO_FILTERS };

const oneOf = <T extends string>(allowed: readonly T[], value: string, otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise;

/** A whole number out of what people type: any digits, separators allowed. '' when it is none. */
export const wholeNumber = (text: string): string => /^\d{1,9}$/.exec(toLatinDigits(text).replace(/[\s,٬，]/g, ''))?.[0] ?? '';

const CURRENCY = /^(?:AED|Dhs?\.?)|(?:AED|Dhs?\.?|درهم|ディルハム)$/gi;

/** '200000' of 'AED 200,000.00' and '200,000 درهم'. */
const dirhams = (text: string): string => wholeNumber(text.trim().replace(CURRENCY, '').replace(/\.0+$/, ''));

const year = (text: string): string => /^\d{4}$/.exec(wholeNumber(text))?.[0] ?? '';

const name = (text: string): string => /^\P{Cc}{1,80}$/u.exec(text)?.[0] ?? '';

// What the service takes, and nothing else: an address that somebody has edited must not look like an outage.
const CLEANERS: Partial<Record<FilterName, (text: string) => string>> = {
  make: name,
  model: name,
  year: (text) => (text === 'older' ? text : year(text)),
  minYear: year,
  maxYear: year,
  price: (text) => PRICE_BANDS.find(({ key }) => key === text)?.key ?? '',
  minPrice: dirhams,
  maxPrice: dirhams,
  maxMileage: wholeNumber,
  transmission: (text) => TRANSMISSIONS.find((value) => value === text) ?? '',
  fuelType: (text) => FUEL_TYPES.find((value) => value === text) ?? '',
  bodyType: (text) => BODY_TYPES.find((value) => value === text) ?? '',
  exteriorColor: (text) => COLORS.find((value) => value === text) ?? '',
  regionalSpec: (text) => REGIONAL_SPECS.find((value) => value === text) ?? '',
};

/** What counts of a text as this filter's value. */
export function cleanFilter(name: FilterName, text: string): string {
  const short = text.slice(0, 100).trim();
  return CLEANERS[name]?.(short) ?? short;
}

/** Reads the address bar; what makes no sense there counts as not chosen. */
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

/** The address bar's query for a view; defaults are left out. */
export function writeView({ status, sort, page, filters }: InventoryView): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== DEFAULT_VIEW.status) params.set('status', status);
  for (const name of FILTER_NAMES) if (filters[name]) params.set(name, filters[name]);
  if (sort !== DEFAULT_VIEW.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The names of the filters that are applied. */
export const appliedFilters = (filters: FilterValues): FilterName[] => FILTER_NAMES.filter((name) => filters[name]);

/** One choice changed: back to page 1; another make forgets the model. */
export function withFilter(view: InventoryView, name: FilterName, value: string): InventoryView {
  const model = name === 'make' ? { model: '' } : {};
  return { ...view, page: 1, filters: { ...view.filters, [name]: value, ...model } };
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
