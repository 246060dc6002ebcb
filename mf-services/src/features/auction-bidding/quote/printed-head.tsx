import { dateTimeFormat, useLanguage, usePrintMoment, useTranslation } from '@dealership/ui-kit';
import styles from './printed-head.module.css';

/** First line of a printed quote: its date, or a note if the rate or the fees are not ours. */
export function PrintedHead({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('auction-bidding');
  const { locale } = useLanguage();
  const moment = usePrintMoment();
  if (!moment) return null;
  if (isOwn)
    return <p className={styles.head}>{t('calculator.ownCalculation', { dealer: document.documentElement.dataset.siteName })}</p>;
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(moment);
  return <p className={styles.head}>{t('calculator.printed', { day })}</p>;
}
