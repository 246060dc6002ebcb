import type { Language, MessagePreview } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { EmailView } from '../email/email-view.js';
import styles from './conversation.module.css';

export interface ReplyPreviewProps {
  preview: MessagePreview | undefined;
  language: Language;
  onClose: () => void;
}

/** A reply as the customer will see it. */
export function ReplyPreview({ preview, language, onClose }: ReplyPreviewProps) {
  const { t } = useTranslation('dashboard');
  const [format, setFormat] = useState<'html' | 'text'>('html');
  const formats = (['html', 'text'] as const).map((value) => ({ value, label: t(`arrivals.format.${value}`) }));
  return (
    <Modal
      open={preview !== undefined}
      title={t('conversation.previewTitle')}
      width="min(48rem, 100vw)"
      closable={{ 'aria-label': t('common:close') }}
      footer={null}
      destroyOnHidden
      transitionName=""
      maskTransitionName=""
      onCancel={onClose}
    >
      {preview && (
        <div className={styles.preview}>
          <Segmented aria-label={t('arrivals.formatLabel')} options={formats} value={format} onChange={setFormat} />
          <EmailView email={preview} language={language} format={format} />
        </div>
      )}
    </Modal>
  );
}
