import { ButtonLink, useStoredVehicles, useTranslation } from '@dealership/ui-kit';
import styles from './comparison-table.module.css';

/** In the place of a second car: where to find one. */
export function AddCar({ beside }: { beside: number }) {
  const { t } = useTranslation('compare');
  const hasSaved = useStoredVehicles('saved-vehicles').some(({ id }) => id !== beside);
  return (
    <td className={styles.add}>
      <p>{t('add')}</p>
      {hasSaved && <ButtonLink href="/saved">{t('saved')}</ButtonLink>}
      <ButtonLink variant={hasSaved ? 'secondary' : 'primary'} href="/inventory">
        {t('inventory')}
      </ButtonLink>
    </td>
  );
}
