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
import { NativeSelect } from '../../display/native-select.js';
import { DateInput } from '../date-input.js';
import { FormField } from '../record-form/field/form-field.js';
import { FormGroup } from '../record-form/field/form-group.js';

interface LineProps {
  name: string;
  part?: 'half' | 'third';
  numeric?: boolean;
  suffix?: ReactNode;
  dir?: 'ltr';
}

/** A text field, labelled by its name. */
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
  /** Prefix of the text keys for the codes. */
  kind: string;
  codes: readonly string[];
  part?: 'half' | 'third';
  /** Whether a value must be chosen. */
  known?: boolean;
  /** Text key of the label, if it differs from the field's name. */
  label?: string;
}

/** A select; its first option stands for "unknown", or asks for a choice if a value must be chosen. */
function Fact({ name, kind, codes, part = 'half', known = false, label = name }: FactProps) {
  const { t } = useTranslation('dashboard');
  const options = codes.map((value) => ({ value, label: t(`${kind}.${value}`) }));
  const none = { value: '', label: t(known ? 'vehicle.choose' : 'vehicle.unknown') };
  return (
    <FormField name={name} label={t(`vehicle.${label}`)} part={part} required={known && 'published'}>
      <NativeSelect options={[none, ...options]} />
    </FormField>
  );
}

export const RegionalSpec = () => <Fact name="regionalSpec" kind="regionalSpec" codes={REGIONAL_SPECS} />;

/** Drive, body and history of a vehicle, in groups. `known`: transmission and fuel must be chosen. */
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
          <DateInput type="month" />
        </FormField>
      </FormGroup>
    </>
  );
}
