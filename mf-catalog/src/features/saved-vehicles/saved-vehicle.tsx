import { VEHICLES_COMPARED, type VehicleSummary } from '@dealership/contracts';
import { Button, Checkbox, dropVehicle, type KeptVehicle, NameText, useTranslation } from '@dealership/ui-kit';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import styles from './saved-vehicles-page.module.css';
import { useWhatChanged } from './what-changed.js';

export function UnavailableVehicle({ kept }: { kept: KeptVehicle }) {
  const { t } = useTranslation('kept');
  return (
    <article className={styles.unavailable}>
      <h3>
        <NameText text={kept.name} />
      </h3>
      <p>{t('gone')}</p>
      <Button look="secondary" onClick={() => dropVehicle('saved-vehicles', kept.id)}>
        {t('remove')}
      </Button>
    </article>
  );
}

export interface SavedVehicleProps {
  kept: KeptVehicle;
  now: VehicleSummary;
  /** Ids of the vehicles to compare. */
  chosen: number[];
  onChoose: (chosen: number[]) => void;
}

/** Its card, changes since it was saved, and a checkbox to compare it. */
export function SavedVehicle({ kept, now, chosen, onChoose }: SavedVehicleProps) {
  const { t } = useTranslation('kept');
  const changes = useWhatChanged()(kept, now);
  const checked = chosen.includes(now.id);
  return (
    <div className={styles.saved}>
      <VehicleCard vehicle={now} />
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <label className={styles.choice}>
        <Checkbox
          checked={checked}
          disabled={!checked && chosen.length >= VEHICLES_COMPARED}
          onChange={() => onChoose(checked ? chosen.filter((id) => id !== now.id) : [...chosen, now.id])}
        />
        <span aria-hidden="true">{t('compare.choose')}</span>
        <span className="visually-hidden">{t('compare.chooseNamed', { name: kept.name })}</span>
      </label>
    </div>
  );
}
