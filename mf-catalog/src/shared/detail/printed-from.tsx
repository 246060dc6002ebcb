import { usePrintDay } from '../use-print-day.js';
import styles from './detail-hero.module.css';

/** On paper: the day and the page's address. */
export function PrintedFrom({ path }: { path: string }) {
  const day = usePrintDay();
  if (!day) return null;
  return (
    <p className={styles.printed}>
      {day}
      <bdi>{window.location.host + path}</bdi>
    </p>
  );
}
