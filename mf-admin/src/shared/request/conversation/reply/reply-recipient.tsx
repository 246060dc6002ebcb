import { useTranslation } from '@dealership/ui-kit';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { phoneText } from '../../../display/format/phone-text.js';
import styles from '../conversation.module.css';
import type { ReplyForm } from './state/use-reply-form.js';

export interface ReplyRecipientProps {
  form: ReplyForm;
  /** Shown at the end of the line. */
  children: ReactNode;
}

/** Where a reply goes; the channel can be chosen if there are two. */
export function ReplyRecipient({ form, children }: ReplyRecipientProps) {
  const { t } = useTranslation('dashboard');
  const { start, draft, hasAddress, isWhatsapp } = form;
  return (
    <div className={`${styles.line} ${styles.recipient}`}>
      {start?.whatsapp && hasAddress && (
        <Segmented
          aria-label={t('conversation.by')}
          value={draft.channel}
          options={(['email', 'whatsapp'] as const).map((value) => ({ value, label: t(`conversation.channel.${value}`) }))}
          onChange={(channel) => {
            form.reset();
            form.change({ channel });
          }}
        />
      )}
      {start && (hasAddress || start.whatsapp) && (
        <p className={styles.quiet}>
          {t('conversation.to')} <bdi dir="ltr">{isWhatsapp ? phoneText(`+${start.whatsapp}`) : start.to}</bdi> ·{' '}
          {t(`languageName.${form.request.language}`)}
        </p>
      )}
      {children}
    </div>
  );
}
