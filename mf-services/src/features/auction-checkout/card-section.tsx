import type { PaymentSettings } from '@dealership/contracts';
import { ErrorBoundary, Spinner, useTranslation } from '@dealership/ui-kit';
import { lazy, type RefObject, Suspense } from 'react';
import styles from './card-section.module.css';
import type { CheckoutForm } from './checkout-values.js';
import { FormSection } from './form-section.js';
import type { LiveCardHandle } from './live-card.js';

const TestCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-test-card" */ './test-card.js')).TestCard,
}));
const LiveCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-live-card" */ './live-card.js')).LiveCard,
}));

export interface CardSectionProps {
  form: CheckoutForm;
  settings: PaymentSettings | undefined;
  isUnknown: boolean;
  amount: number;
  card: RefObject<LiveCardHandle | null>;
}

function Card({ form, settings, isUnknown, amount, card }: CardSectionProps) {
  const { t } = useTranslation('auction-checkout');
  if (isUnknown) return <p className={styles.quiet}>{t('card.later')}</p>;
  if (!settings) return <Spinner />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>
        {settings.mode === 'simulator' ? (
          <TestCard form={form} />
        ) : (
          <LiveCard ref={card} publishableKey={settings.publishableKey} amount={amount} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The card: the payment provider's own fields, or those of the test mode. Their code comes when it is known which. */
export function CardSection(props: CardSectionProps) {
  const { t } = useTranslation('auction-checkout');
  return (
    <FormSection title={t('card.title')}>
      <Card {...props} />
    </FormSection>
  );
}
