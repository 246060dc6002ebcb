import { endpoints, SOURCING_BUDGETS, SOURCING_TIMELINES, type SourcingRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { type Draft, Field, lateSchema, NOBODY } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { FieldPair } from '../../shared/request-form/field-pair.js';
import { RequestForm } from '../../shared/request-form/request-form.js';
import { useOptions } from '../../shared/request-form/use-options.js';

const checkedBy = lateSchema(async () => (await import(/* webpackChunkName: "vehicle-sourcing-schema" */ './schema.js')).schema);

const EMPTY: Draft<SourcingRequest> = {
  ...NOBODY,
  vehicleMake: '',
  vehicleModel: '',
  yearRange: '',
  budget: '',
  specifications: '',
  timeline: '',
};

export function SourcingRequestForm() {
  const { t } = useTranslation('vehicle-sourcing');
  const options = useOptions('vehicle-sourcing');
  const form = {
    kind: 'vehicle-sourcing',
    schema: checkedBy,
    endpoint: endpoints.sendSourcingRequest,
    defaults: EMPTY,
  } as const;
  return (
    <RequestForm<SourcingRequest> {...form}>
      {(fields) => {
        const field = { ...fields, required: true };
        const list = { ...field, placeholder: t('services:form.choose') };
        return (
          <>
            <FieldPair>
              <Field {...field} name="vehicleMake" label={t('services:form.vehicleMake')} />
              <Field {...field} name="vehicleModel" label={t('services:form.vehicleModel')} />
              <Field {...field} name="yearRange" label={t('yearRange')} />
              <SelectField {...list} name="budget" label={t('budget')} options={options('budgets', SOURCING_BUDGETS)} />
            </FieldPair>
            <Field {...field} name="specifications" label={t('specifications')} rows={5} />
            <SelectField {...list} name="timeline" label={t('timeline')} options={options('timelines', SOURCING_TIMELINES)} />
          </>
        );
      }}
    </RequestForm>
  );
}
