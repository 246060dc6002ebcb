import { type StaffVehicle, vehicleStatus } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useCarName } from '../../display/format/car-name.js';
import { Thumbnail } from '../../display/thumbnail.js';
import { VehicleStatusTag } from '../../display/vehicle-status-tag.js';
import styles from './vehicle-picker.module.css';

export interface VehicleOptionProps {
  id: string;
  vehicle: StaffVehicle;
  /** Whether Enter selects this option. */
  isActive: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** An option of the vehicle picker. Vehicles that cannot be selected are listed, to avoid a futile search. */
export function VehicleOption({ id, vehicle, isActive, isDisabled, onChoose }: VehicleOptionProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isDisabled}
      className={styles.option}
      ref={(option) => (isActive ? option?.scrollIntoView?.({ block: 'nearest' }) : undefined)}
      onClick={onChoose}
    >
      <Thumbnail address={vehicle.images[0]} />
      <span className={styles.words}>
        <bdi>{nameOf(vehicle)}</bdi>
        <span className={styles.more}>
          <bdi>#{vehicle.id}</bdi>
          {vehicle.stockNumber && (
            <span>
              {t('vehicle.stockNumber')} <bdi>{vehicle.stockNumber}</bdi>
            </span>
          )}
        </span>
      </span>
      <VehicleStatusTag status={vehicleStatus(vehicle)} />
    </div>
  );
}
