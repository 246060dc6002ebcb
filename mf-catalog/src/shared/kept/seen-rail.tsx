import { useKeptVehicles } from '@dealership/ui-kit';
import { Island, lazyPart } from '@dealership/ui-kit/island';
import styles from './seen-rail.module.css';
import { keptTexts } from './texts.js';

const seenVehicles = lazyPart(
  async () => (await import(/* webpackChunkName: "seen-vehicles" */ './seen-vehicles.js')).SeenVehicles,
  keptTexts,
);

/** The vehicles that this device has seen last, for who comes back; their place is there before their code is. `except`: of this page. */
export function SeenRail({ except }: { except?: number }) {
  const seen = useKeptVehicles('seen-vehicles').filter(({ id }) => id !== except);
  if (seen.length === 0) return null;
  return (
    <div className={styles.place}>
      <Island part={seenVehicles} when="visible" props={{ except }} fallback={<div className={styles.waiting} />} />
    </div>
  );
}
