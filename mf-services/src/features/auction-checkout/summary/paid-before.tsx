import { Button, ButtonLink, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './paid-before.module.css';

export interface PaidBeforeProps {
  plan: string;
  onAgain: () => void;
}

/** In the form's place when this tab has paid for the plan. Whoever was further down the page is brought to it. */
export function PaidBefore({ plan, onAgain }: PaidBeforeProps) {
  const { t } = useTranslation('auction-checkout');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <StatusPanel title={t('paid.title')} text={t('paid.text')}>
        <ButtonLink href={`/payment-success?plan=${encodeURIComponent(plan)}`}>{t('paid.show')}</ButtonLink>
        <Button look="secondary" onClick={onAgain}>
          {t('paid.again')}
        </Button>
      </StatusPanel>
    </div>
  );
}
