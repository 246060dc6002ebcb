import { sourcing } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { RequestForm } from '../../shared/request-form/request-form.js';

export function SourcingRequestForm() {
  const { language } = useLanguage();
  return <RequestForm page="vehicle-sourcing" kind={sourcing} panel={{ next: sourcing.form.sentText[language] }} />;
}
