import { ButtonLink, Icon, useTranslation } from '@dealership/ui-kit';
import { NewestVehicles } from '../../shared/newest-vehicles/newest-vehicles.js';
import styles from './nothing-saved.module.css';

/** The empty state: how to save vehicles, and cars to start with. */
export function NothingSaved() {
  const { t } = useTranslation('stored-vehicles');
  return (
    <>
      <section className={styles.empty}>
        <span className={styles.heart} aria-hidden="true">
          <Icon name="heart" size={28} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t('empty.title')}</h2>
          <p>{t('empty.text')}</p>
        </div>
        <ButtonLink href="/inventory">{t('empty.inventory')}</ButtonLink>
      </section>
      <NewestVehicles />
    </>
  );
}
