import { FUEL_TYPES, TRANSMISSIONS } from '@dealership/contracts';
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
      <MakeFields {...props} />
      <BandField {...props} range="price" />
    </>
  );
}

function MakeFields(props: FilterFieldsProps) {
  const { counted } = useControls(props);
  return (
    <>
      {counted('make', props.facets?.makes)}
      {counted('model', props.facets?.models, !props.values.make)}
    </>
  );
}

/** What the car is like. */
function DetailFields(props: FilterFieldsProps) {
  const { chosen, counted } = useControls(props);
  return (
    <>
      {counted('bodyType', props.facets?.bodyTypes)}
      {chosen('fuelType', FUEL_TYPES)}
      {chosen('transmission', TRANSMISSIONS)}
      {chosen('maxMileage', mileageOptions(props.values.maxMileage))}
      {counted('exteriorColor', props.facets?.exteriorColors)}
      {counted('regionalSpec', props.facets?.regionalSpecs)}
    </>
  );
}

export interface SheetFieldsProps extends FilterFieldsProps {
  /** Whether to include make and model. The price is in any case: it begins with the bar's choice. */
  withCar: boolean;
  /** Of each group. */
  className: string | undefined;
}

/** The filters in the sheet. */
export const SheetFields = ({ withCar, className, ...props }: SheetFieldsProps) => (
  <>
    {withCar && (
      <div className={className}>
        <MakeFields {...props} />
      </div>
    )}
    <div className={className}>
      <RangeField {...props} range="price" />
      <RangeField {...props} range="year" />
    </div>
    <div className={className}>
      <DetailFields {...props} />
    </div>
  </>
);

/** The filters that are not beside the search, for a form without scripts. */
export const MoreFields = (props: FilterFieldsProps) => (
  <>
    <Limits {...props} range="price" />
    <BandField {...props} range="year" />
    <Limits {...props} range="year" />
    <DetailFields {...props} />
  </>
);
