import { useTranslation } from '@dealership/ui-kit';
import { PARTS } from './privacy-api.js';
import styles from './privacy-tab.module.css';

/** Shown before the first search: what it covers and what staff can then do. */
export function PrivacyGuide() {
  const { t } = useTranslation('dashboard');
  return (
    <dl className={styles.guide}>
      <div>
        <dt>{t('privacy.guide.searched')}</dt>
        {PARTS.map((part) => (
          <dd key={part}>{t(`privacy.part.${part}`)}</dd>
        ))}
      </div>
      {(['copy', 'erase'] as const).map((step) => (
        <div key={step}>
          <dt>{t(`privacy.guide.${step}`)}</dt>
          <dd>{t(`privacy.guide.${step}Text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
