import type { Language } from '../../languages/languages.js';
import { VEHICLE_FILTERS, type VehicleFilter } from '../vehicle-search.js';
import { FILTER_TEXTS } from './filter-texts.js';
import { filterWord } from './filter-word.js';

const NUMBERS: readonly VehicleFilter[] = ['minYear', 'maxYear', 'minPrice', 'maxPrice', 'maxMileage'];

/** A search in words, one per filter, as the inventory names them. `query`: of the inventory page; anything else in it is left out. */
export function searchWords(query: string, language: Language): string[] {
  const chosen = new URLSearchParams(query);
  const text = (key: string, values: Record<string, string | number>) =>
    (FILTER_TEXTS[language][key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return VEHICLE_FILTERS.flatMap((name) => {
    const value = chosen.get(name)?.trim();
    if (!value || (NUMBERS.includes(name) && !/^\d{1,9}$/.test(value))) return [];
    return filterWord(name, value, text, language) || [];
  });
}
