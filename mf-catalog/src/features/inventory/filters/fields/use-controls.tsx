import type { VehicleSearchResult } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { cleanFilter, type FilterName, type FilterValues } from '../inventory-filters.js';
import { useFilterLabels } from '../use-filter-labels.js';
import { FilterInput } from './filter-input.js';
import { FilterSelect } from './filter-select.js';

export interface FilterFieldsProps {
  values: FilterValues;
  onChange: (name: FilterName, value: string) => void;
  facets?: VehicleSearchResult['facets'];
  /** Distinguishes the ids if a document contains two sets of fields. */
  idPrefix: string;
}

type Facet = { value: string; count: number };

/** Keeps the selected option even without matches. */
const withChosen = (facets: Facet[], chosen: string): Facet[] =>
  chosen && !facets.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...facets] : facets;

/** The controls of the filters by name. */
export function useControls({ values, onChange, idPrefix }: FilterFieldsProps) {
  const { t } = useTranslation('catalog');
  const labelOf = useFilterLabels();
  const control = (name: FilterName) => ({
    id: `${idPrefix}-${name}`,
    name,
    label: t(`filters.${name}`),
    value: values[name],
    onChange: (value: string) => onChange(name, value),
  });
  const typed = (name: FilterName, placeholder: string, problem?: 'year' | 'price') => (
    <FilterInput
      {...control(name)}
      placeholder={placeholder}
      clean={(text) => cleanFilter(name, text)}
      problem={problem && t(`filters.problem.${problem}`, { field: t(`filters.${name}`) })}
    />
  );
  const select = (name: FilterName, options: ReactNode, props: { disabled?: boolean; value?: string } = {}) => (
    <FilterSelect {...control(name)} {...props}>
      <option value="">{t('filters.any')}</option>
      {options}
    </FilterSelect>
  );
  const choices = (name: FilterName, among: readonly string[]) =>
    among.map((value) => (
      <option key={value} value={value}>
        {labelOf(name, value)}
      </option>
    ));
  const chosen = (name: FilterName, among: readonly string[]) => select(name, choices(name, among));
  const counted = (name: FilterName, found: Facet[] = [], disabled = false) =>
    select(
      name,
      withChosen(found, values[name]).map(({ value, count }) => (
        <option key={value} value={value}>
          {`${labelOf(name, value)} (${count})`}
        </option>
      )),
      { disabled },
    );
  return { typed, control, choices, chosen, counted, labelOf, t };
}
