import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import styles from './end-section.module.css';

/** Closing links: access to the listings, or a question to the dealership. */
export function EndSection() {
  const { t } = useTranslation('auction-bidding');
  return (
    <section className={styles.end}>
      <div className={styles.words}>
        <h2>{t('end.title')}</h2>
        <p className={styles.text}>{t('end.text')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href="/auction-access">{t('getAccess')}</ButtonLink>
        <ButtonLink variant="secondary" href="/contact">
          {t('ask')}
        </ButtonLink>
      </div>
    </section>
  );
}
