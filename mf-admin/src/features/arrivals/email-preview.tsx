import { type ArrivalsPreview, LANGUAGES, type Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { EmailView } from '../../shared/request/email/email-view.js';
import styles from './arrivals-tab.module.css';

export interface EmailPreviewProps {
  preview: ArrivalsPreview | undefined;
  onClose: () => void;
}

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** Previews an e-mail as subscribers see it: in each language. */
export function EmailPreview({ preview, onClose }: EmailPreviewProps) {
  const { t } = useTranslation('dashboard');
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const email = preview?.[language];
  return (
    <Modal
      open={email !== undefined}
      title={t('arrivals.previewTitle')}
      width="min(48rem, 100vw)"
      closable={{ 'aria-label': t('common:close') }}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      {email && (
        <div className={styles.preview}>
          <EmailView email={email} language={language}>
            <Segmented aria-label={t('arrivals.language')} options={LANGUAGE_OPTIONS} value={language} onChange={setLanguage} />
          </EmailView>
        </div>
      )}
    </Modal>
  );
}
