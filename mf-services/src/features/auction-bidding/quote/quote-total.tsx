import { useTranslation } from '@dealership/ui-kit';
import styles from './quote-total.module.css';

interface QuoteTotalProps {
  label: string;
  dollars: string;
  dirhams: string;
  isLoading: boolean;
  /** Whether duty and VAT are added below. */
  isInterim?: boolean;
}

/** A total in both currencies. The last one is emphasized. */
export function QuoteTotal({ label, dollars, dirhams, isLoading, isInterim = false }: QuoteTotalProps) {
  const { t } = useTranslation('auction-bidding');
  return (
    <output
      className={isInterim ? styles.interim : styles.total}
      data-edge-to-edge={isInterim ? undefined : ''}
      aria-busy={isLoading}
    >
      <span>{label}</span>
      <bdi className={styles.dollars}>{dollars}</bdi>
      <span className={styles.label}>{t('calculator.inDirhams')}</span>
      <bdi className={styles.dirhams}>{dirhams}</bdi>
    </output>
  );
}
