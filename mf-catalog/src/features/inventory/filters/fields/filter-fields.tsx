import { FUEL_TYPES, PRICE_BANDS, TRANSMISSIONS, type VehicleSearchResult, YEAR_BUCKETS } from '@dealership/contracts';
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

const MILEAGES = [5000, 10_000, 25_000, 50_000, 100_000];

/** Keeps the selected option even without matches. */
const withChosen = (facets: Facet[], chosen: string): Facet[] =>
  chosen && !facets.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...facets] : facets;

/** The specified buckets, preceded by newer years in stock. */
function yearOptions(facets: VehicleSearchResult['facets'] | undefined, chosen: string): string[] {
  const newest = YEAR_BUCKETS[0];
  const newer = (facets?.years ?? []).map(({ value }) => value).filter((year) => year > newest);
  const years = [...newer, ...YEAR_BUCKETS].map(String);
  return [...(chosen && chosen !== 'older' && !years.includes(chosen) ? [chosen] : []), ...years, 'older'];
}

function mileageOptions(chosen: string): string[] {
  const all = new Set([...MILEAGES, ...(chosen ? [Number(chosen)] : [])]);
  return [...all].sort((a, b) => a - b).map(String);
}

/** The controls of the filters by name. */
function useControls({ values, onChange, facets, idPrefix }: FilterFieldsProps) {
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
  const select = (name: FilterName, options: ReactNode, disabled = false) => (
    <FilterSelect {...control(name)} disabled={disabled}>
      <option value="">{t('filters.any')}</option>
      {options}
    </FilterSelect>
  );
  const chosen = (name: FilterName, among: readonly string[]) =>
    select(
      name,
      among.map((value) => (
        <option key={value} value={value}>
          {labelOf(name, value)}
        </option>
      )),
    );
  const counted = (name: FilterName, found: Facet[] = [], disabled = false) =>
    select(
      name,
      withChosen(found, values[name]).map(({ value, count }) => (
        <option key={value} value={value}>
          {`${labelOf(name, value)} (${count})`}
        </option>
      )),
      disabled,
    );
  const priceBand = chosen(
    'price',
    PRICE_BANDS.map(({ key }) => key),
  );
  return { typed, chosen, counted, priceBand, values, facets, t };
}

/** The most common filters. */
export function FirstFields(props: FilterFieldsProps) {
  const { typed, t } = useControls(props);
  return typed('search', t('filters.searchPlaceholder'));
}

/** Make, model and price, shown beside the search if there is space. */
export function CarFields(props: FilterFieldsProps) {
  const { priceBand } = useControls(props);
  return (
    <>
      <MakeFields {...props} />
      {priceBand}
    </>
  );
}

function MakeFields(props: FilterFieldsProps) {
  const { counted, facets, values } = useControls(props);
  return (
    <>
      {counted('make', facets?.makes)}
      {counted('model', facets?.models, !values.make)}
    </>
  );
}

export interface MoreFieldsProps extends FilterFieldsProps {
  /** Whether to include make, model and price. */
  withCar?: boolean;
  className?: string;
}

/** All other filters, in groups: a choice and the free range that it stands for are together. */
export function MoreFields({ className, withCar = false, ...props }: MoreFieldsProps) {
  const { typed, chosen, counted, priceBand, facets, values, t } = useControls(props);
  const group = (name: 'price' | 'year' | 'car', fields: ReactNode) => (
    <fieldset className={className} data-range={name !== 'car' || undefined}>
      <legend className="visually-hidden">{t(`filters.group.${name}`)}</legend>
      {fields}
    </fieldset>
  );
  return (
    <>
      {withCar && (
        <div className={className}>
          <MakeFields {...props} />
        </div>
      )}
      {group(
        'price',
        <>
          {withCar && priceBand}
          {typed('minPrice', '0', 'price')}
          {typed('maxPrice', '1,000,000', 'price')}
        </>,
      )}
      {group(
        'year',
        <>
          {chosen('year', yearOptions(facets, values.year))}
          {typed('minYear', '1960', 'year')}
          {typed('maxYear', String(new Date().getFullYear() + 1), 'year')}
        </>,
      )}
      {group(
        'car',
        <>
          {counted('bodyType', facets?.bodyTypes)}
          {chosen('fuelType', FUEL_TYPES)}
          {chosen('transmission', TRANSMISSIONS)}
          {chosen('maxMileage', mileageOptions(values.maxMileage))}
          {counted('exteriorColor', facets?.exteriorColors)}
          {counted('regionalSpec', facets?.regionalSpecs)}
        </>,
      )}
    </>
  );
}
