import type { PaymentSettings } from '@dealership/contracts';
import { ErrorBoundary, Spinner, useTranslation } from '@dealership/ui-kit';
import { whenNear } from '@dealership/ui-kit/late';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
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

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner />
  </div>
);

function Card({ form, settings, isUnknown, amount, card, isWanted }: CardSectionProps & { isWanted: boolean }) {
  const { t } = useTranslation('auction-checkout');
  if (isUnknown) return <p className={styles.quiet}>{t('card.later')}</p>;
  if (!settings || !isWanted) return <Waiting />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        {settings.mode === 'simulator' ? (
          <TestCard form={form} />
        ) : (
          <LiveCard ref={card} publishableKey={settings.publishableKey} amount={amount} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The card: the payment provider's own fields, or those of the test mode. Their code comes when they are near, or the form is in use. */
export function CardSection(props: CardSectionProps) {
  const { t } = useTranslation('auction-checkout');
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const come = async () => {
      setNear(true);
      return true;
    };
    return place.current ? whenNear(place.current, come) : undefined;
  }, []);
  const { isDirty, isSubmitted } = props.form.formState;
  const isWanted = isNear || isDirty || isSubmitted;
  return (
    <FormSection title={t('card.title')}>
      <div ref={place}>
        <Card {...props} isWanted={isWanted} />
      </div>
    </FormSection>
  );
}
