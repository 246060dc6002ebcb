import { Button, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ImportRequestForm } from './import-request-form.js';
import styles from './import-request-section.module.css';

/** The form, or the thanks for what it sent; the focus follows what changes. */
export function ImportRequestSection() {
  const { t } = useTranslation('import-services');
  const [sent, setSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(sent);
  useEffect(() => {
    if (shown.current !== sent) place.current?.focus();
    shown.current = sent;
  }, [sent]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {sent ? (
        <StatusPanel title={t('thanks.title')} text={t('thanks.text')}>
          <Button onClick={() => setSent(false)}>{t('thanks.again')}</Button>
        </StatusPanel>
      ) : (
        <ImportRequestForm onSent={() => setSent(true)} />
      )}
    </div>
  );
}
