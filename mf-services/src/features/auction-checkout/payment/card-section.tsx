import type { PaymentSettings } from '@dealership/contracts';
import { ErrorBoundary, onHydrateTime, Spinner, useTranslation } from '@dealership/ui-kit';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { CheckoutForm } from '../form/checkout-values.js';
import { FormSection } from '../form/form-section.js';
import styles from './card-section.module.css';
import type { LiveCardHandle } from './live-card.js';
import { TestCard } from './test-card.js';

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

/** The payment provider's fields. Their code is loaded once they are visible or the form is in use. */
function CardOfProvider({ form, settings, amount, card }: CardSectionProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(
    () => (containerRef.current ? onHydrateTime(containerRef.current, 'visible', () => setVisible(true)) : undefined),
    [],
  );
  const { isDirty, isSubmitted } = form.formState;
  const isWanted = isVisible || isDirty || isSubmitted;
  return (
    <div ref={containerRef} className={styles.place}>
      {settings && isWanted ? (
        <ErrorBoundary>
          <Suspense fallback={<Spinner />}>
            <LiveCard ref={card} publishableKey={settings.publishableKey} amount={amount} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

function Card(props: CardSectionProps) {
  const { t } = useTranslation('auction-checkout');
  if (props.isUnknown) return <p className={styles.quiet}>{t('card.later')}</p>;
  return props.settings?.mode === 'simulator' ? <TestCard form={props.form} /> : <CardOfProvider {...props} />;
}

/** The card fields: the payment provider's own, or those of the test mode. */
export function CardSection(props: CardSectionProps) {
  const { t } = useTranslation('auction-checkout');
  return (
    <FormSection title={t('card.title')} number={3}>
      <p className={styles.marks}>{t('card.secure')}</p>
      <Card {...props} />
    </FormSection>
  );
}
