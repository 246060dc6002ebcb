import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './printed-head.module.css';
import { usePrintMoment } from './use-print-moment.js';

/** What a printed quote says of itself: whose it is, and of which day. */
export function PrintedHead() {
  const { t } = useTranslation('auction-bidding');
  const { locale } = useLanguage();
  const moment = usePrintMoment();
  if (!moment) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(moment);
  return (
    <div className={styles.head}>
      <p className={styles.dealer}>{document.documentElement.dataset.siteName}</p>
      <p>{t('calculator.printed', { day })}</p>
    </div>
  );
}
