import {
  FUEL_TYPES,
  formatAed,
  formatNumber,
  OLDER_YEAR,
  PRICE_BANDS,
  TRANSMISSIONS,
  type VehicleSearchResult,
  YEAR_BUCKETS,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { cleanFilter, type FilterName, type FilterValues } from '../inventory-filters.js';
import { FilterInput } from './filter-input.js';
import { FilterSelect } from './filter-select.js';

export interface FilterFieldsProps {
  values: FilterValues;
  onChange: (name: FilterName, value: string) => void;
  facets?: VehicleSearchResult['facets'];
  /** Two sets of fields can stand in one document. */
  idPrefix: string;
}

type Facet = { value: string; count: number };

/** The chosen value stays in its list even when nothing is left of it. */
const withChosen = (facets: Facet[], chosen: string): Facet[] =>
  chosen && !facets.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...facets] : facets;

interface FacetOptionsProps {
  facets: Facet[];
  chosen: string;
  /** What a code is called. */
  wordOf?: (value: string) => string;
}

const FacetOptions = ({ facets, chosen, wordOf = (value) => value }: FacetOptionsProps) =>
  withChosen(facets, chosen).map(({ value, count }) => (
    <option key={value} value={value}>
      {`${wordOf(value)} (${count})`}
    </option>
  ));

/** The buckets of the specification, and before them the newer years that are in stock. */
function yearOptions(facets: VehicleSearchResult['facets'] | undefined, chosen: string): string[] {
  const newest = YEAR_BUCKETS[0];
  const newer = (facets?.years ?? []).map(({ value }) => value).filter((year) => year > newest);
  const years = [...newer, ...YEAR_BUCKETS].map(String);
  return chosen && chosen !== 'older' && !years.includes(chosen) ? [chosen, ...years] : years;
}

function usePriceBands() {
  const { t } = useTranslation('catalog');
  const { locale } = useLanguage();
  return PRICE_BANDS.map(({ key, min, max }) => ({
    key,
    label:
      max === null
        ? t('filters.priceFrom', { min: formatAed(min, locale) })
        : t('filters.priceBetween', { min: formatNumber(min), max: formatAed(max, locale) }),
  }));
}

/** Filters by facts that not every car has: the filter, its facet, its words. */
const FACTS = [
  ['bodyType', 'bodyTypes', 'bodyType'],
  ['exteriorColor', 'exteriorColors', 'color'],
  ['regionalSpec', 'regionalSpecs', 'regionalSpec'],
] as const;

/** Every filter of the inventory, for the bar on wide screens and the sheet on phones. */
export function FilterFields({ values, onChange, facets, idPrefix }: FilterFieldsProps) {
  const { t } = useTranslation('catalog');
  const bands = usePriceBands();
  const control = (name: FilterName) => ({
    id: `${idPrefix}-${name}`,
    name,
    label: t(`filters.${name}`),
    value: values[name],
    onChange: (value: string) => onChange(name, value),
  });
  const typed = (name: FilterName, problem?: 'year' | 'price') => ({
    ...control(name),
    clean: (text: string) => cleanFilter(name, text),
    ...(problem && { problem: t(`filters.problem.${problem}`, { field: t(`filters.${name}`) }) }),
  });
  const any = <option value="">{t('filters.any')}</option>;
  return (
    <>
      <FilterInput {...typed('search')} placeholder={t('filters.searchPlaceholder')} />
      <FilterSelect {...control('make')}>
        {any}
        <FacetOptions facets={facets?.makes ?? []} chosen={values.make} />
      </FilterSelect>
      <FilterSelect {...control('model')} disabled={!values.make}>
        {any}
        <FacetOptions facets={facets?.models ?? []} chosen={values.model} />
      </FilterSelect>
      <FilterSelect {...control('year')}>
        {any}
        {yearOptions(facets, values.year).map((year) => (
          <option key={year}>{year}</option>
        ))}
        <option value="older">{t('filters.older', { year: OLDER_YEAR })}</option>
      </FilterSelect>
      <FilterSelect {...control('price')}>
        {any}
        {bands.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect {...control('transmission')}>
        {any}
        {TRANSMISSIONS.map((value) => (
          <option key={value} value={value}>
            {t(`transmission.${value}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect {...control('fuelType')}>
        {any}
        {FUEL_TYPES.map((value) => (
          <option key={value} value={value}>
            {t(`fuelType.${value}`)}
          </option>
        ))}
      </FilterSelect>
      {FACTS.map(([filter, facet, words]) => (
        <FilterSelect key={filter} {...control(filter)}>
          {any}
          <FacetOptions facets={facets?.[facet] ?? []} chosen={values[filter]} wordOf={(value) => t(`${words}.${value}`)} />
        </FilterSelect>
      ))}
      <FilterInput {...typed('minYear', 'year')} placeholder="1960" />
      <FilterInput {...typed('maxYear', 'year')} placeholder={String(new Date().getFullYear() + 1)} />
      <FilterInput {...typed('minPrice', 'price')} placeholder="0" />
      <FilterInput {...typed('maxPrice', 'price')} placeholder="1,000,000" />
    </>
  );
}
