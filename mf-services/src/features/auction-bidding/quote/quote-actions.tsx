import { Button, ButtonLink, Icon, showToast, useTranslation } from '@dealership/ui-kit';
import { useEffect, useId, useState } from 'react';
import { printPart } from '../../../shared/print-part.js';
import styles from './quote-actions.module.css';

export interface QuoteActionsProps {
  /** Query string of the quote's URL; undefined if there is no quote. */
  link: string | undefined;
}

/** Buttons to share the quote's URL or to print it. */
export function QuoteActions({ link }: QuoteActionsProps) {
  const { t } = useTranslation('auction-bidding');
  const [origin, setOrigin] = useState<string>();
  const [uncopied, setUncopied] = useState(false);
  // In an effect, because the server does not know the public origin.
  useEffect(() => setOrigin(window.location.origin), []);
  if (!origin) return <div className={styles.place} />;
  const address = link && `${origin}/auction-bidding?${link}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(false);
      showToast({ kind: 'success', title: t('calculator.copied') });
    } catch (error) {
      console.warn('This browser does not let pages copy', error);
      setUncopied(true);
    }
  };
  const message = t('calculator.message', { link: address });
  return (
    <div className={styles.place}>
      <Button variant="secondary" disabled={!address} onClick={() => address && void copy(address)}>
        <Icon name="share" />
        {t('calculator.copy')}
      </Button>
      {address && (
        <ButtonLink
          variant="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {t('calculator.whatsapp')}
        </ButtonLink>
      )}
      <Button variant="secondary" disabled={!address} onClick={() => printPart('quote')}>
        <Icon name="print" />
        {t('calculator.print')}
      </Button>
      {uncopied && address && <ManualCopy address={address} />}
    </div>
  );
}

function ManualCopy({ address }: { address: string }) {
  const { t } = useTranslation('auction-bidding');
  const id = useId();
  return (
    <p className={styles.byHand}>
      <label htmlFor={id}>{t('calculator.link')}</label>
      <input id={id} className={styles.address} value={address} readOnly dir="ltr" onFocus={({ target }) => target.select()} />
    </p>
  );
}
