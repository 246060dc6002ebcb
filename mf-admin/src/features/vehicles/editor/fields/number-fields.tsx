import { useTranslation } from '@dealership/ui-kit';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../../shared/form/record-form/field/form-field.js';
import { type VehicleValues, yearOf } from '../vehicle-values.js';
import { groupMileage, isWithoutNumber, mileageOf } from './mileage.js';

/** A year that is not a number is replaced on blur by the value that would be stored. */
export function Year() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<VehicleValues>();
  const settle = () => {
    const typed = form.getFieldValue('year');
    form.setFieldValue('year', typed.trim() ? String(yearOf(typed)) : '');
  };
  return (
    <FormField name="year" label={t('vehicle.year')} required part="third">
      <Input inputMode="numeric" autoComplete="off" onBlurCapture={settle} />
    </FormField>
  );
}

/** A mileage as people type it, replaced on blur by the number that would be stored; says if it stands for no number. */
export function Mileage() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<VehicleValues>();
  const [isZero, setZero] = useState(false);
  const settle = () => {
    const mileage = mileageOf(form.getFieldValue('mileage'));
    if (!Number.isNaN(mileage)) form.setFieldValue('mileage', groupMileage(mileage));
  };
  return (
    <FormField
      name="mileage"
      label={t('vehicle.mileage')}
      required="published"
      part="third"
      extra={<span role="status">{isZero && t('vehicle.mileageAsZero')}</span>}
      problemOf={(typed) => (typed.trim() !== '' && Number.isNaN(mileageOf(typed)) ? t('vehicle.mileageUnread') : undefined)}
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        suffix={t('vehicle.km')}
        onChange={({ target }) => setZero(isWithoutNumber(target.value))}
        onBlurCapture={settle}
      />
    </FormField>
  );
}
