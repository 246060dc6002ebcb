import { ButtonLink, FilePicture, useTranslation } from '@dealership/ui-kit';
import picture from '../../../assets/showroom-wide.webp?picture';
import { OpeningHours } from '../../../layout/contact/opening-hours.js';
import { useDealerAddress } from '../../../layout/site-context.js';
import styles from './showroom-section.module.css';

const PROOFS = ['years', 'imported', 'points', 'reports'] as const;

/** The showroom with its opening hours, and the dealer's guarantees. */
export function ShowroomSection() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="showroom-title">
      <FilePicture className={styles.picture} file={picture} alt={t('showroom.pictureAlt')} sizes="100vw" />
      <div className={styles.words}>
        <h2 id="showroom-title">{t('showroom.title')}</h2>
        <address className={styles.address}>{useDealerAddress()}</address>
        <OpeningHours className={styles.hours} />
        <ButtonLink variant="secondary" href="/contact" className={styles.way}>
          {t('showroom.map')}
        </ButtonLink>
      </div>
      <dl className={styles.proofs}>
        {PROOFS.map((proof) => (
          <div key={proof} className={styles.proof}>
            <dt>{t(`showroom.proof.${proof}.label`)}</dt>
            <dd className={styles.value}>
              <bdi>{t(`showroom.proof.${proof}.value`)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
