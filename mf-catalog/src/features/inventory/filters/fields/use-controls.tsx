import type { VehicleSearchResult } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { cleanFilter, type FilterName, type FilterValues } from '../inventory-filters.js';
import { useFilterLabels } from '../use-filter-labels.js';
import { type Choice, FilterChips } from './filter-chips.js';
import { FilterInput } from './filter-input.js';
import { FilterSelect } from './filter-select.js';

export interface FilterFieldsProps {
  values: FilterValues;
  onChange: (name: FilterName, value: string) => void;
  facets?: VehicleSearchResult['facets'];
  /** Distinguishes the ids if a document contains two sets of fields. */
  idPrefix: string;
}

/** The numbers of vehicles by value, as far as known; undefined if no values are known. */
type Counts = { value: string | number; count?: number | undefined }[] | undefined;

/** Keeps the selected option even without matches. */
const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen && !values.includes(chosen) ? [chosen, ...values] : values;

/** A word without what is added in brackets, for which a chip is too narrow. */
const withoutAddition = (word: string) => word.replace(/ \(.*\)$/, '');

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
  /** Values with the number of vehicles, if known. One without vehicles cannot be selected. */
  const choices = (name: FilterName, among: readonly string[], counts: Counts, wordOf = labelOf): Choice[] =>
    withChosen(among, values[name]).map((value) => {
      const facet = counts?.find((counted) => String(counted.value) === value);
      const count = facet || !counts ? facet?.count : 0;
      const label = count === undefined ? wordOf(name, value) : `${wordOf(name, value)} (${count})`;
      return { value, label, disabled: count === 0 && value !== values[name] };
    });
  const options = (name: FilterName, among: readonly string[], counts: Counts) =>
    choices(name, among, counts).map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ));
  const chips = (name: FilterName, among: readonly string[], counts?: Counts) => {
    const known = choices(name, among, counts, (...filter) => withoutAddition(labelOf(...filter)));
    return <FilterChips {...control(name)} choices={[{ value: '', label: t('filters.any') }, ...known]} />;
  };
  const chosen = (name: FilterName, among: readonly string[], counts?: Counts, disabled = false) => (
    <FilterSelect {...control(name)} disabled={disabled}>
      <option value="">{t('filters.any')}</option>
      {options(name, among, counts)}
    </FilterSelect>
  );
  /** A choice among all names in stock. */
  const listed = (name: FilterName, counts: Counts = [], disabled = false) =>
    chosen(
      name,
      counts.map(({ value }) => String(value)),
      counts,
      disabled,
    );
  return { typed, control, options, chips, chosen, listed, labelOf, t };
}
