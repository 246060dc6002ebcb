import { WhenVisible } from '@dealership/ui-kit';
import styles from './seen-rail.module.css';
import { LEAST_SEEN, useSeenVehicles } from './use-seen-vehicles.js';

const load = async () => (await import(/* webpackChunkName: "seen-vehicles" */ './seen-vehicles.js')).SeenVehicles;

/**
 * Recently viewed vehicles on this device. Reserves its space before its code is loaded. `except`: ids of those the page already
 * shows.
 */
export function SeenRail({ except = [] }: { except?: readonly number[] }) {
  const seen = useSeenVehicles(except);
  return seen.length >= LEAST_SEEN && <WhenVisible load={load} props={{ except }} className={styles.place} />;
}
