import type { PaymentStatus } from '@dealership/contracts';
import { Button, ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { PaidPayment } from './paid-payment.js';
import { type Payment, usePayment } from './use-payment.js';

const RETURNED: readonly PaymentStatus['state'][] = ['refunding', 'refunded', 'charged-back'];

/** Shown for a payment that is neither completed nor in progress, with a link back. */
function UnpaidPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment-success');
  if (!payment)
    return (
      <StatusPanel page stage title={t('unknown.title')} text={t('unknown.text')}>
        <ButtonLink href="/auction-access">{t('unknown.plans')}</ButtonLink>
        <ButtonLink variant="secondary" href="/contact">
          {t('succeeded.support')}
        </ButtonLink>
      </StatusPanel>
    );
  const { state, plan, failureMessage } = payment;
  if (RETURNED.includes(state))
    return (
      <StatusPanel page stage title={t('returned.title')} text={t('returned.text')}>
        <ButtonLink href="/auction-access">{t('unknown.plans')}</ButtonLink>
      </StatusPanel>
    );
  return (
    <StatusPanel page stage title={t('failed.title')} text={[failureMessage, t('failed.text')].filter(Boolean).join(' ')}>
      <ButtonLink href={`/auction-checkout?plan=${encodeURIComponent(plan)}`}>{t('failed.back')}</ButtonLink>
      <ButtonLink variant="secondary" href="/contact">
        {t('succeeded.support')}
      </ButtonLink>
    </StatusPanel>
  );
}

function PaymentState() {
  const { t } = useTranslation('payment-success');
  const [params] = useSearchParams();
  const payment = usePayment({ stripePaymentId: params.get('payment_intent'), plan: params.get('plan') });
  const { data } = payment;
  if (payment.isPending) return <StatusPanel page title={t('checking.title')} text={t('checking.text')} role="status" />;
  if (data === undefined)
    return (
      <StatusPanel page stage title={t('unavailable.title')} text={t('unavailable.text')} role="alert">
        <Button onClick={() => void payment.refetch()}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  if (data?.state === 'processing')
    return <StatusPanel page stage title={t('processing.title')} text={t('processing.text')} role="status" />;
  return data?.state === 'succeeded' ? <PaidPayment payment={data} /> : <UnpaidPayment payment={data} />;
}

/** The result of a payment. */
export function PaymentSuccessPage() {
  const { t } = useTranslation('payment-success');
  return (
    <article>
      <PageHead title={t('title')} description={t('description')} robots="noindex" />
      <PaymentState />
    </article>
  );
}
