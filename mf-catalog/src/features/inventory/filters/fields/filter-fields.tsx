import { BODY_TYPES, COLORS, FUEL_TYPES, REGIONAL_SPECS, TRANSMISSIONS } from '@dealership/contracts';
import styles from './filter-fields.module.css';
import { BandField, Limits, RangeField } from './range-field.js';
import { type FilterFieldsProps, useControls } from './use-controls.js';

const MILEAGES = [5000, 10_000, 25_000, 50_000, 100_000];

function mileageOptions(chosen: string): string[] {
  const all = new Set([...MILEAGES, ...(chosen ? [Number(chosen)] : [])]);
  return [...all].sort((a, b) => a - b).map(String);
}

/** The most common filters. */
export function FirstFields(props: FilterFieldsProps) {
  const { typed, t } = useControls(props);
  return typed('search', t('filters.searchPlaceholder'));
}

/** Make, model and price, shown beside the search if there is space. */
export function CarFields(props: FilterFieldsProps) {
  return (
    <>
      <MakeField {...props} />
      <ModelField {...props} />
      <BandField {...props} range="price" />
    </>
  );
}

const MakeField = (props: FilterFieldsProps) => useControls(props).listed('make', props.facets?.makes);

const ModelField = (props: FilterFieldsProps) => useControls(props).listed('model', props.facets?.models, !props.values.make);

/** With selections, or with all values in view. */
function DriveFields({ inView = false, ...props }: FilterFieldsProps & { inView?: boolean }) {
  const { chips, chosen } = useControls(props);
  const field = inView ? chips : chosen;
  return (
    <>
      {field('bodyType', BODY_TYPES, props.facets?.bodyTypes)}
      {field('fuelType', FUEL_TYPES, props.facets?.fuelTypes)}
      {field('transmission', TRANSMISSIONS, props.facets?.transmissions)}
    </>
  );
}

function StateFields(props: FilterFieldsProps) {
  const { chosen } = useControls(props);
  return (
    <>
      {chosen('maxMileage', mileageOptions(props.values.maxMileage))}
      {chosen('exteriorColor', COLORS, props.facets?.exteriorColors)}
      {chosen('regionalSpec', REGIONAL_SPECS, props.facets?.regionalSpecs)}
    </>
  );
}

/** All filters but the search, in groups. */
export function SheetFields(props: FilterFieldsProps) {
  const { t } = useControls(props);
  const groups = {
    make: (
      <>
        <MakeField {...props} />
        <ModelField {...props} />
      </>
    ),
    value: (
      <>
        <RangeField {...props} range="price" />
        <RangeField {...props} range="year" />
      </>
    ),
    drive: <DriveFields {...props} inView />,
    state: <StateFields {...props} />,
  };
  return (
    <div className={styles.groups}>
      {Object.entries(groups).map(([name, fields]) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.title}>{t(`filters.part.${name}`)}</h3>
          {fields}
        </section>
      ))}
    </div>
  );
}

/** The filters that are not beside the search, for a form without scripts. */
export const MoreFields = (props: FilterFieldsProps) => (
  <>
    <Limits {...props} range="price" />
    <BandField {...props} range="year" />
    <Limits {...props} range="year" />
    <DriveFields {...props} />
    <StateFields {...props} />
  </>
);
