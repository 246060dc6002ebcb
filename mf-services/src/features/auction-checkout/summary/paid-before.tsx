import { Button, ButtonLink, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './paid-before.module.css';

export interface PaidBeforeProps {
  plan: string;
  onAgain: () => void;
}

/**
 * Replaces the form if this browser has already paid for the plan. Scrolls into view if the visitor was further down the
 * page.
 */
export function PaidBefore({ plan, onAgain }: PaidBeforeProps) {
  const { t } = useTranslation('auction-checkout');
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => containerRef.current?.focus(), []);
  return (
    <div ref={containerRef} tabIndex={-1} className={styles.place}>
      <StatusPanel title={t('paid.title')} text={t('paid.text')}>
        <ButtonLink href={`/payment-success?plan=${encodeURIComponent(plan)}`}>{t('paid.show')}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {t('paid.again')}
        </Button>
      </StatusPanel>
    </div>
  );
}
