import { appliedFilters, type FilterName, type InventoryView } from '../filters/inventory-filters.js';

/** Filters that have their own fields in the request. */
const FIELDS: readonly FilterName[] = ['make', 'model', 'year', 'minYear', 'maxYear'];

/** URL of the sourcing form, prefilled with the search. `labelOf` returns labels in the visitor's language. */
export function sourcingAddress({ filters }: InventoryView, labelOf: (name: FilterName, value: string) => string): string {
  const labels = (names: readonly FilterName[]) =>
    names.filter((name) => filters[name]).map((name) => labelOf(name, filters[name]));
  const { minYear, maxYear } = filters;
  const years = minYear && maxYear && !filters.year ? [`${minYear}–${maxYear}`] : labels(['year', 'minYear', 'maxYear']);
  const others = appliedFilters(filters).filter((name) => !FIELDS.includes(name));
  const given = {
    vehicleMake: filters.make,
    vehicleModel: filters.model,
    yearRange: years.join(', '),
    specifications: labels(others).join(', '),
  };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value)).toString();
  return query ? `/vehicle-sourcing?${query}` : '/vehicle-sourcing';
}
