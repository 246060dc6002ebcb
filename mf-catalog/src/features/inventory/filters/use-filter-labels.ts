import { filterWord } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { FilterName } from './inventory-filters.js';

/** The label of a filter's value: 'Diesel', 'up to AED 200,000'. */
export function useFilterLabels(): (name: FilterName, value: string) => string {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  return (name, value) => filterWord(name, value, t, language);
}
