import { type ConsignmentRequest, VEHICLE_CONDITIONS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Field } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { FieldPair } from '../../shared/request-form/field-pair.js';
import type { RequestFields } from '../../shared/request-form/request-form.js';
import { useOptions } from '../../shared/request-form/use-options.js';

/** What the car is. */
export function CarFields(fields: RequestFields<ConsignmentRequest>) {
  const { t } = useTranslation('consignment');
  const options = useOptions('consignment');
  const field = { ...fields, required: true };
  return (
    <>
      <FieldPair>
        <Field {...field} name="vehicleMake" label={t('services:form.vehicleMake')} />
        <Field {...field} name="vehicleModel" label={t('services:form.vehicleModel')} />
        <Field {...field} name="year" label={t('year')} inputMode="numeric" />
        <Field {...field} name="mileage" label={t('mileage')} inputMode="numeric" />
      </FieldPair>
      <SelectField
        {...field}
        name="condition"
        label={t('condition')}
        placeholder={t('services:form.choose')}
        options={options('conditions', VEHICLE_CONDITIONS)}
      />
      <Field {...fields} name="modifications" label={t('modifications')} rows={3} />
      <Field {...fields} name="serviceHistory" label={t('serviceHistory')} rows={3} />
    </>
  );
}
