import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../display/icons.js';
import type { AnyLead } from './lead.js';
import styles from './lead.module.css';

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

/** The ways to answer an entry that has no conversation in the admin: e-mail, chat and phone. */
export function LeadActions({ lead }: { lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.actions}>
      <Button
        type="primary"
        icon={<MailIcon />}
        href={`mailto:${lead.email}?subject=${encodeURIComponent(t('lead.replySubject', { id: lead.id }))}`}
      >
        {t('lead.reply')}
      </Button>
      <LeadCalls lead={lead} />
    </div>
  );
}
