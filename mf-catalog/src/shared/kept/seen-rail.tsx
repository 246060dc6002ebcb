import { addTexts, useKeptVehicles, WhenVisible } from '@dealership/ui-kit';
import styles from './seen-rail.module.css';
import { keptTexts } from './texts.js';

async function loadSeenVehicles() {
  const [{ SeenVehicles }] = await Promise.all([
    import(/* webpackChunkName: "seen-vehicles" */ './seen-vehicles.js'),
    addTexts(keptTexts.namespace, keptTexts.load),
  ]);
  return SeenVehicles;
}

/** The vehicles that this device has seen last, for who comes back; their place is there before their code is. `except`: of this page. */
export function SeenRail({ except }: { except?: number }) {
  const seen = useKeptVehicles('seen-vehicles').filter(({ id }) => id !== except);
  return seen.length > 0 && <WhenVisible load={loadSeenVehicles} props={{ except }} className={styles.place} />;
}
