import { type VehicleSummary, vehicleName } from '@dealership/contracts';
import { Button, Icon, removeVehicle, storeVehicle, useStoredVehicles, useTranslation } from '@dealership/ui-kit';
import styles from './save-button.module.css';

export interface SaveButtonProps {
  vehicle: VehicleSummary;
  /** Whether it is one of several buttons; by default it is in the corner of a picture. */
  amongButtons?: boolean;
}

/** Saves the vehicle on this device or removes it. */
export function SaveButton({ vehicle, amongButtons = false }: SaveButtonProps) {
  const { t } = useTranslation('catalog');
  const { id } = vehicle;
  const name = vehicleName(vehicle);
  const saved = useStoredVehicles('saved-vehicles').some((stored) => stored.id === id);
  const toggle = () => (saved ? removeVehicle('saved-vehicles', id) : storeVehicle('saved-vehicles', { ...vehicle, name }));
  const props = {
    'aria-label': t('save', { name }),
    'aria-pressed': saved,
    className: `${styles.save} ${amongButtons ? styles.button : styles.corner} needs-script`,
    onClick: toggle,
    children: <Icon name="heart" />,
  };
  return amongButtons ? <Button variant="secondary" {...props} /> : <button type="button" {...props} />;
}
