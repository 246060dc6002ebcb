import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './printed-head.module.css';
import { usePrintMoment } from './use-print-moment.js';

/** Header of a printed quote: the dealer and the date, or a note if the rate or the fees are not ours. */
export function PrintedHead({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('auction-bidding');
  const { locale } = useLanguage();
  const moment = usePrintMoment();
  if (!moment) return null;
  const dealer = document.documentElement.dataset.siteName;
  if (isOwn)
    return (
      <div className={styles.head}>
        <p>{t('calculator.ownCalculation', { dealer })}</p>
      </div>
    );
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(moment);
  return (
    <div className={styles.head}>
      <p className={styles.dealer}>{dealer}</p>
      <p>{t('calculator.printed', { day })}</p>
    </div>
  );
}
