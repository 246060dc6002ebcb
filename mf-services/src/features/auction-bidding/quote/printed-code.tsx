import { useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import styles from './printed-code.module.css';

const SETTLED_MS = 500;

/** On paper: the code of the quote's URL, fetched when the input is settled. */
export function PrintedCode({ link }: { link: string | undefined }) {
  const { t } = useTranslation('auction-bidding');
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(link), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [link]);
  if (!settled || settled !== link) return null;
  return (
    <figure className={styles.code}>
      <img src={`/qr/auction-bidding.svg?${settled}`} width="120" height="120" alt={t('calculator.code')} />
      <figcaption>{t('calculator.codeText')}</figcaption>
    </figure>
  );
}
