import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { PhoneIcon } from '../../display/icons.js';
import type { AnyLead } from './lead.js';

/** A button that calls the customer. A number that could not be parsed can only be called as it was typed. */
export function LeadCalls({ lead }: { lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  const number = typeof lead.phoneE164 === 'string' ? lead.phoneE164 : lead.phone?.replace(/[^\d+]/g, '');
  if (!number) return null;
  return (
    <Button icon={<PhoneIcon />} href={`tel:${number}`}>
      {t('lead.call')}
    </Button>
  );
}
