import { formatAed, formatNumber, type NearestVehicles, OLDER_YEAR, PRICE_BANDS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { appliedFilters, type FilterName, type FilterValues } from '../filters/inventory-filters.js';
import { useFilterLabels } from '../filters/use-filter-labels.js';

/** Filters that have their own sentence, and filters that have one per value; others are named by their value. */
const OWN_SENTENCE: readonly FilterName[] = ['search', 'make', 'model', 'year', 'minYear', 'maxYear', 'maxMileage'];
const SENTENCE_OF_VALUE: readonly FilterName[] = ['fuelType', 'transmission'];
const OWN_LABEL: readonly FilterName[] = ['minYear', 'maxYear', 'price', 'minPrice', 'maxPrice', 'maxMileage'];
const NAMES: readonly FilterName[] = ['make', 'model'];

type ExcludingFilter = NearestVehicles['filters'][number];

/** Texts for a filter, in a sentence and on a button: 'None of our 3 Orsenza cars is a diesel.', 'the price limit'. */
export function useExcludingFilterTexts() {
  const { t } = useTranslation('no-results');
  const { t: catalog } = useTranslation('catalog');
  const { locale } = useLanguage();
  const valueText = useFilterLabels();

  const amount = (value: string): string => formatAed(Number(value), locale);

  function sentenceOf(name: FilterName, value: string): [key: string, values: Record<string, string>] {
    if (name === 'year' && value === 'older') return ['maxYear', { value: String(OLDER_YEAR) }];
    if (name === 'minPrice' || name === 'maxPrice') return [name, { value: amount(value) }];
    if (name === 'maxMileage') return [name, { value: catalog('card.mileage', { mileage: formatNumber(Number(value)) }) }];
    const band = name === 'price' && PRICE_BANDS.find(({ key }) => key === value);
    if (band && band.max === null) return ['minPrice', { value: amount(String(band.min)) }];
    if (band) return ['price', { min: formatNumber(band.min), max: amount(String(band.max)) }];
    if (SENTENCE_OF_VALUE.includes(name)) return [`${name}.${value}`, {}];
    return [OWN_SENTENCE.includes(name) ? name : 'other', { value, word: valueText(name, value) }];
  }

  function labelOf(name: FilterName, value: string): string {
    const word = valueText(name, value);
    // Search words are already in quotation marks.
    return name === 'search' ? word : t(`label.${OWN_LABEL.includes(name) ? name : 'other'}`, { word });
  }

  /** The cars matching all filters but this one. */
  function carsOf({ name, without: count }: ExcludingFilter, filters: FilterValues): string | undefined {
    // Without a make, its model does not apply either.
    const others = appliedFilters(filters).filter((other) => other !== name && !(name === 'make' && other === 'model'));
    if (others.length === 0 || count === 0) return undefined;
    if (others.some((other) => !NAMES.includes(other))) return t('cars.rest', { count });
    return t('cars.named', { count, name: others.map((other) => filters[other]).join(' ') });
  }

  return {
    /** What a filter excludes. */
    reason(filter: ExcludingFilter, filters: FilterValues): string {
      const { name, alone } = filter;
      const value = filters[name];
      if (alone === 0 && NAMES.includes(name)) return t('none.noMake', { word: valueText(name, value) });
      const cars = alone === 0 ? t('cars.stock') : carsOf(filter, filters);
      if (!cars) return t('rarest', { label: labelOf(name, value) });
      const [key, values] = sentenceOf(name, value);
      return t(`none.${key}`, { ...values, cars });
    },
    label: labelOf,
  };
}
