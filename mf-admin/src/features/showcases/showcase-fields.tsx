import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Checkbox, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import { PictureField } from '../../shared/form/pictures/picture-field.js';
import { FormField } from '../../shared/form/record-form/field/form-field.js';
import { TextsField } from '../../shared/form/translations/texts-field.js';
import { NO_VEHICLE, type PickedVehicle, VehiclePicker } from '../../shared/form/vehicle-picker/vehicle-picker.js';
import { Allowed } from '../../shared/staff/allowed.js';
import styles from './showcase-fields.module.css';

const RATINGS = ['5', '4', '3', '2', '1'];

/** Fills in the car from the stock. It is not stored: the car may leave the stock. */
function StockCar() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const form = Form.useFormInstance();
  const [picked, setPicked] = useState(NO_VEHICLE);
  const pick = (next: PickedVehicle) => {
    setPicked(next);
    const { vehicle } = next;
    if (vehicle) form.setFieldsValue({ carMake: vehicle.make, carModel: vehicle.model, carYear: String(vehicle.year) });
  };
  return (
    <Form.Item
      className={styles.stock ?? ''}
      label={t('customerShowcase.fromStock')}
      htmlFor={id}
      extra={t('customerShowcase.fromStockHint')}
    >
      <VehiclePicker id={id} value={picked} onChange={pick} takesSold />
    </Form.Item>
  );
}

export function ShowcaseFields() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormField name="clientName" label={t('customerShowcase.clientName')} required part="half">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="rating" label={t('customerShowcase.rating')} part="half">
        <NativeSelect options={RATINGS.map((value) => ({ value, label: t(`rating.${value}`) }))} />
      </FormField>
      <FormField name="clientReview" label={t('customerShowcase.clientReview')} required>
        <Input.TextArea dir="auto" rows={5} />
      </FormField>
      <Allowed to={listStaffVehicles}>
        <StockCar />
      </Allowed>
      <FormField name="carMake" label={t('customerShowcase.carMake')} required part="third">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="carModel" label={t('customerShowcase.carModel')} required part="third">
        <Input autoComplete="off" />
      </FormField>
      <FormField name="carYear" label={t('customerShowcase.carYear')} required part="third">
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField name="carImage" label={t('customerShowcase.carImage')} eager>
        <PictureField />
      </FormField>
      <FormField name="imageAlt" label={t('texts.alt')}>
        <Input autoComplete="off" dir="auto" />
      </FormField>
      <FormField name="featured" valuePropName="checked" extra={t('customerShowcase.featuredHint')}>
        <Checkbox>{t('list.featured')}</Checkbox>
      </FormField>
      <TextsField
        translationsOnly
        texts={[
          { name: 'clientName', label: t('customerShowcase.clientName') },
          { name: 'clientReview', label: t('customerShowcase.clientReview'), rows: 5 },
          { name: 'imageAlt', label: t('texts.alt') },
        ]}
      />
    </>
  );
}
