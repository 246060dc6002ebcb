import {
  BODY_TYPES,
  COLORS,
  DRIVES,
  FUEL_TYPES,
  REGIONAL_SPECS,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
  WARRANTIES,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { NativeSelect } from '../list/native-select.js';
import { FormField } from '../record-form/form-field.js';
import { FormGroup } from '../record-form/form-group.js';

interface LineProps {
  name: string;
  part?: 'half' | 'third';
  numeric?: boolean;
  suffix?: ReactNode;
  dir?: 'ltr';
}

/** A field that is typed into, labelled by its name. */
export function Line({ name, part = 'third', numeric, ...input }: LineProps) {
  const { t } = useTranslation('dashboard');
  return (
    <FormField name={name} label={t(`vehicle.${name}`)} part={part}>
      <Input {...input} inputMode={numeric ? 'numeric' : 'text'} autoComplete="off" />
    </FormField>
  );
}

interface FactProps {
  name: string;
  /** Where the words of the codes are. */
  kind: string;
  codes: readonly string[];
  part?: 'half' | 'third';
  /** It has to be chosen. */
  known?: boolean;
  /** Where the label is, when it is not under the field's name. */
  label?: string;
}

/** A choice, which may stay open where it need not be known. */
function Fact({ name, kind, codes, part = 'half', known = false, label = name }: FactProps) {
  const { t } = useTranslation('dashboard');
  const options = codes.map((value) => ({ value, label: t(`${kind}.${value}`) }));
  return (
    <FormField name={name} label={t(`vehicle.${label}`)} part={part}>
      <NativeSelect options={known ? options : [{ value: '', label: t('vehicle.unknown') }, ...options]} />
    </FormField>
  );
}

export const RegionalSpec = () => <Fact name="regionalSpec" kind="regionalSpec" codes={REGIONAL_SPECS} />;

/** Drive, body and history of a vehicle, in groups. `known`: transmission and fuel have to be chosen. */
export function FactGroups({ known }: { known?: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormGroup title={t('vehicle.group.drive')}>
        <Fact name="transmission" kind="transmission" codes={TRANSMISSIONS} known={known} />
        <Fact name="fuelType" kind="fuel" codes={FUEL_TYPES} known={known} />
        <Line name="cylinders" numeric />
        <Line name="power" numeric suffix={t('vehicle.hp')} />
        <Fact name="drive" kind="driveType" codes={DRIVES} label="driveType" />
      </FormGroup>
      <FormGroup title={t('vehicle.group.body')}>
        <Fact name="bodyType" kind="bodyType" codes={BODY_TYPES} part="third" />
        <Line name="doors" numeric />
        <Line name="seats" numeric />
        <Fact name="exteriorColor" kind="color" codes={COLORS} />
        <Fact name="interiorColor" kind="color" codes={COLORS} />
      </FormGroup>
      <FormGroup title={t('vehicle.group.history')}>
        <Line name="previousOwners" part="half" numeric />
        <Fact name="serviceHistory" kind="serviceHistory" codes={SERVICE_HISTORIES} />
        <Fact name="warranty" kind="warranty" codes={WARRANTIES} />
        <FormField name="warrantyUntil" label={t('vehicle.warrantyUntil')} part="half">
          <Input type="month" />
        </FormField>
      </FormGroup>
    </>
  );
}
