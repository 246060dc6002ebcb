import { formatNumber } from '../../format/format-number.js';
import { formatAed } from '../../format/money.js';
import { type Language, languageSettings } from '../../languages/languages.js';
import { OLDER_YEAR, PRICE_BANDS, type VehicleFilter } from '../vehicle-search.js';

/** The text of a key, in which the values replace its placeholders. */
export type FilterText = (key: string, values: Record<string, string | number>) => string;

/** Text keys of values with translations. */
const CODES: Partial<Record<VehicleFilter, string>> = {
  transmission: 'transmission',
  fuelType: 'fuelType',
  bodyType: 'bodyType',
  exteriorColor: 'color',
  regionalSpec: 'regionalSpec',
};

function bandWord(key: string, text: FilterText, language: Language): string {
  const band = PRICE_BANDS.find((candidate) => candidate.key === key);
  if (!band) return key;
  const { locale } = languageSettings(language);
  const { min, max } = band;
  if (max === null) return text('filters.priceFrom', { min: formatAed(min, locale) });
  // The currency comes before the first figure, in Arabic after the last one.
  const [low, high] =
    language === 'ar' ? [formatNumber(min), formatAed(max, locale)] : [formatAed(min, locale), formatNumber(max)];
  return text('filters.priceBetween', { min: low, max: high });
}

/** A filter's value in words: 'Diesel', 'up to AED 200,000'. */
export function filterWord(name: VehicleFilter, value: string, text: FilterText, language: Language): string {
  const aed = () => formatAed(Number(value), languageSettings(language).locale);
  const words: Partial<Record<VehicleFilter, () => string>> = {
    search: () => text('filters.word.search', { value }),
    year: () => (value === 'older' ? text('filters.older', { year: OLDER_YEAR }) : value),
    minYear: () => text('filters.word.fromYear', { value }),
    maxYear: () => text('filters.word.upToYear', { value }),
    price: () => bandWord(value, text, language),
    minPrice: () => text('filters.word.from', { value: aed() }),
    maxPrice: () => text('filters.word.upTo', { value: aed() }),
    maxMileage: () => text('filters.word.upTo', { value: text('card.mileage', { mileage: formatNumber(Number(value)) }) }),
  };
  const code = CODES[name];
  return code ? text(`${code}.${value}`, {}) : (words[name]?.() ?? value);
}
