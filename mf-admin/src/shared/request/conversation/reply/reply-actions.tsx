import { type MessagePreview, whatsappLink } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.js';
import { PreviewIcon, WhatsappIcon } from '../../../display/icons.js';
import { useClock } from '../../appointments/use-clock.js';
import styles from '../conversation.module.css';
import { previewReply } from '../conversation-api.js';
import { AttachButton } from './reply-files.js';
import { ReplyPreview } from './reply-preview.js';
import type { ReplyForm } from './state/use-reply-form.js';

interface FormProps {
  form: ReplyForm;
}

const SendButton = ({ form, type, label }: FormProps & { type?: 'primary'; label: string }) => (
  <Button type={type} loading={form.isPending} disabled={!form.maySend} onClick={form.send} aria-keyshortcuts="Control+Enter">
    {label}
  </Button>
);

function WhatsappActions({ form, number }: FormProps & { number: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Button
        type="primary"
        icon={<WhatsappIcon />}
        href={form.isWhole ? whatsappLink(number, form.draft.text) : undefined}
        disabled={!form.isWhole}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('conversation.openWhatsapp')}
      </Button>
      <SendButton form={form} label={t('conversation.iSentIt')} />
    </>
  );
}

function EmailActions({ form }: FormProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [preview, setPreview] = useState<MessagePreview>();
  const { id, language } = form.request;
  const show = () =>
    previewReply(id, { subject: form.subject, text: form.draft.text }).then(setPreview, (failure) =>
      showToast({ kind: 'error', title: t('conversation.noPreview'), text: errorText(failure) }),
    );
  return (
    <>
      <SendButton form={form} type="primary" label={t('conversation.send')} />
      <Button icon={<PreviewIcon />} disabled={!form.isWhole} onClick={() => void show()}>
        {t('conversation.preview')}
      </Button>
      <AttachButton onChoose={form.uploads.send} disabled={form.isPending} />
      <ReplyPreview preview={preview} files={form.draft.attachments} language={language} onClose={() => setPreview(undefined)} />
    </>
  );
}

/** Sends a reply, and confirms the appointment as well if it is still to be confirmed and the author says so. */
export function ReplyActions({ form }: FormProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const { start, isWhatsapp, unconfirmed } = form;
  return (
    <>
      {unconfirmed && (
        <Checkbox checked={form.isConfirming} onChange={({ target }) => form.setConfirming(target.checked)}>
          {t('conversation.confirmTime', { at: clock.at(unconfirmed) })}
        </Checkbox>
      )}
      <div className={styles.line}>
        {isWhatsapp && start?.whatsapp ? <WhatsappActions form={form} number={start.whatsapp} /> : <EmailActions form={form} />}
      </div>
    </>
  );
}
