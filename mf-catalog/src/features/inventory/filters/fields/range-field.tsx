import { OLDER_YEAR, PRICE_BANDS, type VehicleSearchResult, YEAR_BUCKETS } from '@dealership/contracts';
import { useState } from 'react';
import { LIMITS, type RangeName } from '../inventory-filters.js';
import styles from './filter-control.module.css';
import { FilterSelect } from './filter-select.js';
import { type FilterFieldsProps, useControls } from './use-controls.js';

/** The option of free limits; the URL does not contain it. */
const FREE = 'free';

/** The specified buckets, preceded by newer years in stock. */
function yearOptions(facets: VehicleSearchResult['facets'] | undefined, chosen: string): string[] {
  const newest = YEAR_BUCKETS[0];
  const newer = (facets?.years ?? []).map(({ value }) => value).filter((year) => year > newest);
  const years = [...newer, ...YEAR_BUCKETS].map(String);
  return [...(chosen && chosen !== 'older' && !years.includes(chosen) ? [chosen] : []), ...years, 'older'];
}

function countsOf(range: RangeName, facets: VehicleSearchResult['facets'] | undefined) {
  if (range === 'price' || !facets) return facets?.prices;
  const older = facets.years.filter(({ value }) => value <= OLDER_YEAR).map(({ count }) => count);
  // Unknown if one of them is.
  const count = older.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
  return [...facets.years, { value: 'older', count }];
}

export interface RangeProps extends FilterFieldsProps {
  range: RangeName;
}

/** The free limits of a range. */
export function Limits({ range, ...props }: RangeProps) {
  const { typed, t } = useControls(props);
  const examples = { price: ['0', '1,000,000'], year: ['1960', String(new Date().getFullYear() + 1)] }[range];
  return (
    <fieldset className={styles.limits}>
      <legend className="visually-hidden">{t(`filters.group.${range}`)}</legend>
      {LIMITS[range].map((name, at) => (
        <div key={name}>{typed(name, examples[at] ?? '', range)}</div>
      ))}
    </fieldset>
  );
}

interface BandsProps extends RangeProps {
  /** The words of the option for free limits, if it is offered, and whether it is selected. */
  free?: string | undefined;
  isFree?: boolean;
  onChoose?: (isFree: boolean) => void;
}

/** The usual bands of a range. */
function Bands({ range, free, isFree = false, onChoose, ...props }: BandsProps) {
  const { control, options, t } = useControls(props);
  const bands = range === 'price' ? PRICE_BANDS.map(({ key }) => key) : yearOptions(props.facets, props.values.year);
  return (
    <FilterSelect
      {...control(range)}
      value={isFree ? FREE : props.values[range]}
      onChange={(value) => {
        onChoose?.(value === FREE);
        props.onChange(range, value === FREE ? '' : value);
      }}
    >
      <option value="">{t('filters.any')}</option>
      {options(range, bands, countsOf(range, props.facets))}
      {free && <option value={FREE}>{free}</option>}
    </FilterSelect>
  );
}

/** The usual bands. Limits that were set elsewhere are one more option. */
export function BandField(props: RangeProps) {
  const { labelOf } = useControls(props);
  const limits = LIMITS[props.range].filter((name) => props.values[name]);
  const limitLabels = limits.map((name) => labelOf(name, props.values[name])).join(' · ');
  return <Bands {...props} free={limitLabels} isFree={limits.length > 0} />;
}

/** The usual bands; the last option asks for free limits instead. */
export function RangeField(props: RangeProps) {
  const { t } = useControls(props);
  const isLimited = LIMITS[props.range].some((name) => props.values[name]);
  const [isFree, setFree] = useState(isLimited);
  // Stays while the visitor empties a limit to enter another.
  if (isLimited && !isFree) setFree(true);
  return (
    <>
      <Bands {...props} free={t('filters.free')} isFree={isFree} onChoose={setFree} />
      {isFree && <Limits {...props} />}
    </>
  );
}
