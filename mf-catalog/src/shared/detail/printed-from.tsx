import { useTranslation } from '@dealership/ui-kit';
import { usePrintDay } from '../use-print-day.js';
import styles from './detail-hero.module.css';

interface PrintedFromProps {
  path: string;
  /** The address of its QR code. */
  code?: string;
}

/** On paper: the day and the page's address. */
export function PrintedFrom({ path, code }: PrintedFromProps) {
  const { t } = useTranslation('catalog');
  const day = usePrintDay();
  if (!day) return null;
  return (
    <p className={styles.printed}>
      {code && <img src={code} width="120" height="120" loading="lazy" alt={t('vehicle.code')} />}
      <span>{day}</span>
      <bdi>{window.location.host + path}</bdi>
    </p>
  );
}
