import { COUNTRIES_OF_ORIGIN, endpoints, type ImportRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { type Draft, Field, lateSchema, NOBODY } from '@dealership/ui-kit/form';
import { CheckboxField, SelectField } from '@dealership/ui-kit/form-choices';
import { RequestForm } from '../../shared/request-form/request-form.js';
import { useOptions } from '../../shared/request-form/use-options.js';
import styles from './import-request-form.module.css';

const checkedBy = lateSchema(async () => (await import(/* webpackChunkName: "import-services-schema" */ './schema.js')).schema);

const EMPTY: Draft<ImportRequest> = {
  ...NOBODY,
  vehicleOfInterest: '',
  countryOfOrigin: '',
  additionalNotes: '',
  acceptTerms: false,
};

export function ImportRequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('import-services');
  const options = useOptions('import-services');
  const form = {
    kind: 'import-services',
    schema: checkedBy,
    endpoint: endpoints.sendImportRequest,
    defaults: EMPTY,
    onSent,
  } as const;
  return (
    <RequestForm<ImportRequest> {...form}>
      {(fields) => (
        <>
          <Field {...fields} name="vehicleOfInterest" label={t('vehicleOfInterest')} required />
          <SelectField
            {...fields}
            name="countryOfOrigin"
            label={t('countryOfOrigin')}
            placeholder={t('anyCountry')}
            options={options('countries', COUNTRIES_OF_ORIGIN)}
          />
          <Field {...fields} name="additionalNotes" label={t('additionalNotes')} rows={5} />
          <div className={styles.terms}>
            <CheckboxField {...fields} name="acceptTerms" label={t('acceptTerms')} required />
            <a href="/terms" target="_blank" rel="noopener">
              {t('readTerms')}
            </a>
          </div>
        </>
      )}
    </RequestForm>
  );
}
