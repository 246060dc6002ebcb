import { consignment } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { RequestForm } from '../../shared/request-form/request-form.js';

export function ConsignmentRequestForm() {
  const { language } = useLanguage();
  return <RequestForm page="consignment" kind={consignment} panel={{ next: consignment.form.sentText[language] }} />;
}
