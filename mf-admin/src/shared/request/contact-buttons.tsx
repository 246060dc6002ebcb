import type { InboxRequest } from '@dealership/contracts';
import { writeMessage } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../display/icons.js';
import { useMay } from '../staff/use-me.js';
import { useHasDraft, useReplyDraft } from './conversation/reply/state/use-reply-draft.js';
import styles from './request.module.css';

export interface ContactButtonsProps {
  request: InboxRequest;
  /** The customer's number if it could be parsed; otherwise it can only be called as it was typed. */
  phoneE164?: string | undefined;
  /** Whether the reply box is open, which stands below the drawer's content. */
  isReplying: boolean;
  onReply: () => void;
}

/** Whether the customer can be written to, by e-mail or by WhatsApp. */
export const isWritable = ({ email }: Pick<InboxRequest, 'email'>, phoneE164: string | undefined): boolean =>
  email !== null || phoneE164 !== undefined;

/** The ways to answer a request: by e-mail, by WhatsApp and by phone. Phones show only their icons. */
export function ContactButtons({ request, phoneE164, isReplying, onReply }: ContactButtonsProps) {
  const { t } = useTranslation('dashboard');
  const mayWrite = useMay()(writeMessage.permission);
  const hasDraft = useHasDraft()(request.id);
  const { change } = useReplyDraft(request.id);
  const button = useRef<HTMLButtonElement>(null);
  const wasReplying = useRef(isReplying);
  // When the reply box closes, the button in its stead takes the focus.
  useEffect(() => {
    if (!isReplying && wasReplying.current) button.current?.focus();
    wasReplying.current = isReplying;
  }, [isReplying]);
  const write = (channel: 'email' | 'whatsapp') => {
    if (!hasDraft) change({ channel });
    onReply();
  };
  const number = phoneE164 ?? request.phone?.replace(/[^\d+]/g, '');
  const mayReply = mayWrite && isWritable(request, phoneE164);
  const reply = t(hasDraft ? 'conversation.continue' : 'conversation.reply');
  return (
    <div className={styles.contact}>
      {mayReply && !isReplying && (
        <Button
          ref={button}
          type="primary"
          icon={<MailIcon />}
          aria-keyshortcuts="r"
          title={reply}
          onClick={() => write('email')}
        >
          <span>{reply}</span>
        </Button>
      )}
      {mayReply && !isReplying && phoneE164 && !hasDraft && (
        <Button icon={<WhatsappIcon />} title={t('conversation.channel.whatsapp')} onClick={() => write('whatsapp')}>
          <span>{t('conversation.channel.whatsapp')}</span>
        </Button>
      )}
      {number && (
        <Button
          {...(mayWrite && !mayReply && { type: 'primary' })}
          icon={<PhoneIcon />}
          href={`tel:${number}`}
          title={t('lead.call')}
        >
          <span>{t('lead.call')}</span>
        </Button>
      )}
    </div>
  );
}
