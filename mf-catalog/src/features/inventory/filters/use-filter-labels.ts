import { formatAed, formatNumber, OLDER_YEAR, PRICE_BANDS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { FilterName } from './inventory-filters.js';

/** Text keys of values with translations. */
const CODES: Partial<Record<FilterName, string>> = {
  transmission: 'transmission',
  fuelType: 'fuelType',
  bodyType: 'bodyType',
  exteriorColor: 'color',
  regionalSpec: 'regionalSpec',
};

/** The label of a filter's value: 'Diesel', 'up to AED 200,000'. */
export function useFilterLabels(): (name: FilterName, value: string) => string {
  const { t } = useTranslation('catalog');
  const { language, locale } = useLanguage();
  const bandWords = (key: string) => {
    const band = PRICE_BANDS.find((candidate) => candidate.key === key);
    if (!band) return key;
    const { min, max } = band;
    if (max === null) return t('filters.priceFrom', { min: formatAed(min, locale) });
    // The currency comes before the first figure, in Arabic after the last one.
    const [low, high] =
      language === 'ar' ? [formatNumber(min), formatAed(max, locale)] : [formatAed(min, locale), formatNumber(max)];
    return t('filters.priceBetween', { min: low, max: high });
  };
  const labels: Partial<Record<FilterName, (value: string) => string>> = {
    search: (value) => t('filters.word.search', { value }),
    year: (value) => (value === 'older' ? t('filters.older', { year: OLDER_YEAR }) : value),
    minYear: (value) => t('filters.word.fromYear', { value }),
    maxYear: (value) => t('filters.word.upToYear', { value }),
    price: bandWords,
    minPrice: (value) => t('filters.word.from', { value: formatAed(Number(value), locale) }),
    maxPrice: (value) => t('filters.word.upTo', { value: formatAed(Number(value), locale) }),
    maxMileage: (value) => t('filters.word.upTo', { value: t('card.mileage', { mileage: formatNumber(Number(value)) }) }),
  };
  return (name, value) => {
    const code = CODES[name];
    return code ? t(`${code}.${value}`) : (labels[name]?.(value) ?? value);
  };
}
