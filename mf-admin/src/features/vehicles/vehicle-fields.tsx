import { FUEL_TYPES, TRANSMISSIONS, VEHICLE_BADGES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Checkbox, Form, Input } from 'antd';
import { Choice } from '../../shared/list/choice.js';
import { PicturesField } from '../../shared/pictures/pictures-field.js';
import { FormField } from '../../shared/record-form/form-field.js';
import styles from './vehicle-fields.module.css';
import { mileageOf, type VehicleValues, yearOf } from './vehicle-values.js';

function Flags() {
  const { t } = useTranslation('dashboard');
  return (
    <fieldset className={styles.flags}>
      <legend>{t('vehicle.badges')}</legend>
      {VEHICLE_BADGES.toReversed().map((flag) => (
        <Form.Item key={flag} name={flag} valuePropName="checked" noStyle>
          <Checkbox>{t(`badge.${flag}`)}</Checkbox>
        </Form.Item>
      ))}
    </fieldset>
  );
}

/** Year and mileage show at once what they will be stored as when they are no numbers. */
function NumberFields() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<VehicleValues>();
  const settle = (name: 'year' | 'mileage', read: (text: string) => number) => () =>
    form.setFieldValue(name, String(read(form.getFieldValue(name))));
  return (
    <>
      <FormField name="year" label={t('vehicle.year')} required part="third">
        <Input inputMode="numeric" autoComplete="off" onBlurCapture={settle('year', yearOf)} />
      </FormField>
      <FormField name="mileage" label={t('vehicle.mileage')} required part="third">
        <Input inputMode="numeric" autoComplete="off" suffix={t('vehicle.km')} onBlurCapture={settle('mileage', mileageOf)} />
      </FormField>
      <FormField name="price" label={t('vehicle.price')} part="third" extra={t('vehicle.priceHint')}>
        <Input inputMode="decimal" autoComplete="off" prefix={t('vehicle.aed')} />
      </FormField>
    </>
  );
}

export function VehicleFields() {
  const { t } = useTranslation('dashboard');
  const options = (values: readonly string[], kind: string) => values.map((value) => ({ value, label: t(`${kind}.${value}`) }));
  return (
    <>
      <FormField name="make" label={t('vehicle.make')} required part="half">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="model" label={t('vehicle.model')} required part="half">
        <Input autoComplete="off" />
      </FormField>
      <NumberFields />
      <FormField name="transmission" label={t('vehicle.transmission')} part="half">
        <Choice options={options(TRANSMISSIONS, 'transmission')} />
      </FormField>
      <FormField name="fuelType" label={t('vehicle.fuelType')} part="half">
        <Choice options={options(FUEL_TYPES, 'fuel')} />
      </FormField>
      <FormField name="origin" label={t('vehicle.origin')} part="third">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="engineSize" label={t('vehicle.engineSize')} part="third">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="cylinders" label={t('vehicle.cylinders')} part="third">
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField name="description" label={t('vehicle.description')}>
        <Input.TextArea dir="auto" rows={6} />
      </FormField>
      <FormField name="images" label={t('vehicle.images')} extra={t('vehicle.imagesHint')} eager>
        <PicturesField />
      </FormField>
      <Flags />
    </>
  );
}
