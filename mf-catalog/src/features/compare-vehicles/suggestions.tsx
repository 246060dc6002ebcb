import { compareAddress, type Vehicle, vehicleName } from '@dealership/contracts';
import { ButtonLink, NameText, useStoredVehicles, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useSimilarVehicles } from '../../shared/similar/use-similar-vehicles.js';
import styles from './suggestions.module.css';

/** Beside a single car: similar ones to compare it with, and where to find others. */
export function Suggestions({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['compare', 'catalog']);
  const { data: similar = [] } = useSimilarVehicles(vehicle);
  const hasSaved = useStoredVehicles('saved-vehicles').some(({ id }) => id !== vehicle.id);
  return (
    <aside className={styles.suggestions} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className={styles.title}>
        {similar.length > 0 ? t('with', { model: `\u2068${vehicle.model}\u2069` }) : t('add')}
      </h2>
      <ul>
        {similar.map((other) => (
          <li key={other.id} className={styles.car}>
            <a href={compareAddress([vehicle.id, other.id])} className={styles.link} title={vehicleName(other)}>
              <span className={styles.picture}>
                {other.images[0] ? <Picture address={other.images[0]} alt="" sizes="12rem" /> : <NoPicture />}
              </span>
              <span className={styles.name}>
                <span className={styles.make}>
                  <bdi>{t('catalog:card.modelYear', { year: other.year })}</bdi> · <bdi>{other.make}</bdi>
                </span>
                <span className={styles.model}>
                  <NameText text={other.model} />
                </span>
                <Price aed={other.price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {hasSaved && (
          <ButtonLink variant="secondary" href="/saved">
            {t('saved')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href="/inventory">
          {t('inventory')}
        </ButtonLink>
      </div>
    </aside>
  );
}
