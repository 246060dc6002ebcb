import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { PhoneIcon, WhatsappIcon } from '../../display/icons.js';
import type { AnyLead } from './lead.js';

/** Buttons for chat and phone. A number that could not be parsed can only be called as it was typed. */
export function LeadCalls({ lead }: { lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  const number = typeof lead.phoneE164 === 'string' ? lead.phoneE164 : undefined;
  const typed = lead.phone?.replace(/[^\d+]/g, '');
  return (
    <>
      {number && (
        <Button icon={<WhatsappIcon />} href={`https://wa.me/${number.slice(1)}`} target="_blank" rel="noopener noreferrer">
          {t('lead.whatsapp')}
        </Button>
      )}
      {(number ?? typed) && (
        <Button icon={<PhoneIcon />} href={`tel:${number ?? typed}`}>
          {t('lead.call')}
        </Button>
      )}
    </>
  );
}
