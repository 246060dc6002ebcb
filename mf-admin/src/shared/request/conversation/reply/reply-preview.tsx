import type { Language, MessagePreview } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import { EmailView } from '../../email/email-view.js';
import styles from '../conversation.module.css';

export interface ReplyPreviewProps {
  preview: MessagePreview | undefined;
  language: Language;
  onClose: () => void;
}

/** A reply as the customer will see it. */
export function ReplyPreview({ preview, language, onClose }: ReplyPreviewProps) {
  const { t } = useTranslation('dashboard');
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
          <EmailView email={preview} language={language} />
        </div>
      )}
    </Modal>
  );
}
