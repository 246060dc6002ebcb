import { importing } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { RequestForm } from '../../shared/request-form/request-form.js';
import { TermsField } from '../../shared/request-form/terms-field.js';

export function ImportRequestForm() {
  const { language } = useLanguage();
  const label = importing.fields.acceptTerms.label[language];
  return (
    <RequestForm page="import-services" kind={importing}>
      {(fields) => <TermsField {...fields} name="acceptTerms" label={label} />}
    </RequestForm>
  );
}
