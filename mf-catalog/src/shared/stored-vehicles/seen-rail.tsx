import { useStoredVehicles, WhenVisible } from '@dealership/ui-kit';
import styles from './seen-rail.module.css';

const load = async () => (await import(/* webpackChunkName: "seen-vehicles" */ './seen-vehicles.js')).SeenVehicles;

/**
 * Recently viewed vehicles on this device. Reserves its space before its code is loaded. `except`: the current vehicle.
 */
export function SeenRail({ except }: { except?: number }) {
  const seen = useStoredVehicles('seen-vehicles').filter(({ id }) => id !== except);
  return seen.length > 0 && <WhenVisible load={load} props={{ except }} className={styles.place} />;
}
