import { formatAed, formatNumber, OLDER_YEAR, PRICE_BANDS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { FilterName } from '../filters/inventory-filters.js';
import { useFilterWords } from '../filters/use-filter-words.js';

/** The filters that have a sentence and a name of their own; the others are named by what was chosen. */
const OWN_SENTENCE: readonly FilterName[] = [
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
];
const OWN_LABEL: readonly FilterName[] = ['minYear', 'maxYear', 'price', 'minPrice', 'maxPrice', 'maxMileage'];

/** A filter as a sentence and a button name it: 'No car in stock costs AED 20,000 or less.', 'the price limit'. */
export function useBlameWords() {
  const { t } = useTranslation('no-results');
  const { t: catalog } = useTranslation('catalog');
  const { locale } = useLanguage();
  const wordsOf = useFilterWords();

  const amount = (value: string): string => formatAed(Number(value), locale);

  function sentenceOf(name: FilterName, value: string): [key: string, values: Record<string, string>] {
    if (name === 'year' && value === 'older') return ['maxYear', { value: String(OLDER_YEAR) }];
    if (name === 'minPrice' || name === 'maxPrice') return [name, { value: amount(value) }];
    if (name === 'maxMileage') return [name, { value: catalog('card.mileage', { mileage: formatNumber(Number(value)) }) }];
    const band = name === 'price' && PRICE_BANDS.find(({ key }) => key === value);
    if (band && band.max === null) return ['minPrice', { value: amount(String(band.min)) }];
    if (band) return ['price', { min: formatNumber(band.min), max: amount(String(band.max)) }];
    return [OWN_SENTENCE.includes(name) ? name : 'other', { value, word: wordsOf(name, value) }];
  }

  return {
    /** That nothing in stock passes it. */
    none(name: FilterName, value: string): string {
      const [key, values] = sentenceOf(name, value);
      return t(`none.${key}`, values);
    },
    label(name: FilterName, value: string): string {
      const word = wordsOf(name, value);
      // The words of a search stand in quotation marks already.
      return name === 'search' ? word : t(`label.${OWN_LABEL.includes(name) ? name : 'other'}`, { word });
    },
  };
}
