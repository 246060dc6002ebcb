import { useKeptVehicles, WhenVisible } from '@dealership/ui-kit';
import styles from './seen-rail.module.css';

const load = async () => (await import(/* webpackChunkName: "seen-vehicles" */ './seen-vehicles.js')).SeenVehicles;

/** The vehicles that this device has seen last, for who comes back; their place is there before their code is. `except`: of this page. */
export function SeenRail({ except }: { except?: number }) {
  const seen = useKeptVehicles('seen-vehicles').filter(({ id }) => id !== except);
  return seen.length > 0 && <WhenVisible load={load} props={{ except }} className={styles.place} />;
}
