import { importing } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { CheckboxField } from '@dealership/ui-kit/form-choices';
import { RequestForm } from '../../shared/request-form/request-form.js';
import styles from './import-request-form.module.css';

export function ImportRequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('import-services');
  const { language } = useLanguage();
  const label = importing.fields.acceptTerms.label[language];
  return (
    <RequestForm page="import-services" kind={importing} onSent={onSent}>
      {(fields) => (
        <div className={styles.terms}>
          <CheckboxField {...fields} name="acceptTerms" label={label} required />
          <a href="/terms" target="_blank" rel="noopener">
            {t('readTerms')}
          </a>
        </div>
      )}
    </RequestForm>
  );
}
