import type { AttachedFile, Language, MessagePreview } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import { EmailView } from '../../email/email-view.js';
import styles from '../conversation.module.css';
import { useFileSize } from '../use-file-size.js';

export interface ReplyPreviewProps {
  preview: MessagePreview | undefined;
  /** Sent with the reply. */
  files: AttachedFile[];
  language: Language;
  onClose: () => void;
}

/** A reply as the customer will see it. */
export function ReplyPreview({ preview, files, language, onClose }: ReplyPreviewProps) {
  const { t } = useTranslation('dashboard');
  const sizeText = useFileSize();
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
          {files.length > 0 && (
            <ul className={styles.files} aria-label={t('conversation.files')}>
              {files.map(({ id, name, size }) => (
                <li key={id}>
                  <bdi>{name}</bdi> <span className={styles.quiet}>{sizeText(size)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Modal>
  );
}
