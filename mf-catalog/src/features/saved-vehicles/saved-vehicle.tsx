import { VEHICLES_COMPARED, type VehicleSummary } from '@dealership/contracts';
import { Button, Checkbox, NameText, removeVehicle, type StoredVehicle, useTranslation } from '@dealership/ui-kit';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import styles from './saved-vehicles-page.module.css';
import { useWhatChanged } from './what-changed.js';

export function UnavailableVehicle({ stored }: { stored: StoredVehicle }) {
  const { t } = useTranslation('stored-vehicles');
  return (
    <article className={styles.unavailable}>
      <h3>
        <NameText text={stored.name} />
      </h3>
      <p>{t('gone')}</p>
      <Button variant="secondary" onClick={() => removeVehicle('saved-vehicles', stored.id)}>
        {t('remove')}
      </Button>
    </article>
  );
}

interface CompareChoiceProps {
  id: number;
  name: string;
  chosen: number[];
  onChoose: (chosen: number[]) => void;
}

function CompareChoice({ id, name, chosen, onChoose }: CompareChoiceProps) {
  const { t } = useTranslation('stored-vehicles');
  const checked = chosen.includes(id);
  return (
    <label className={styles.choice}>
      <Checkbox
        checked={checked}
        disabled={!checked && chosen.length >= VEHICLES_COMPARED}
        onChange={() => onChoose(checked ? chosen.filter((other) => other !== id) : [...chosen, id])}
      />
      <span aria-hidden="true">{t('compare.choose')}</span>
      <span className="visually-hidden">{t('compare.chooseNamed', { name })}</span>
    </label>
  );
}

export interface SavedVehicleProps {
  stored: StoredVehicle;
  now: VehicleSummary;
  /** Ids of the vehicles to compare; none if there is nothing to compare with. */
  chosen?: number[] | undefined;
  onChoose: (chosen: number[]) => void;
}

/** The vehicle's card, the changes since it was saved, and a checkbox to compare it. */
export function SavedVehicle({ stored, now, chosen, onChoose }: SavedVehicleProps) {
  const changes = useWhatChanged()(stored, now);
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
      {chosen && <CompareChoice id={now.id} name={stored.name} chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}
