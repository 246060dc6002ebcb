import type { PaymentStatus } from '@dealership/contracts';
import { Button, ButtonLink, dateTimeFormat, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useEffect } from 'react';
import { storeMember } from '../../shared/order/membership.js';
import { storePaidOrder } from '../../shared/order/orders.js';
import styles from './paid-payment.module.css';
import { Receipt } from './receipt.js';

const STEPS = ['email', 'profile', 'listings', 'agent'] as const;

/** Shown after a successful payment: the membership and the next steps. */
export function PaidPayment({ payment }: { payment: PaymentStatus }) {
  const { clientRef, plan, startDate, representative } = payment;
  useEffect(() => {
    storeMember(clientRef);
    storePaidOrder(plan, clientRef);
  }, [clientRef, plan]);
  const { t } = useTranslation('payment-success');
  const { locale } = useLanguage();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  return (
    <section className={styles.paid} data-sent="" data-paid="" data-letterhead="">
      <div className={styles.words} role="status">
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        <h1>{t('succeeded.title')}</h1>
        <p className={styles.text}>{t('succeeded.text')}</p>
        {startDate && new Date(startDate) > new Date() && (
          <p className={styles.text}>{t('succeeded.from', { day: day.format(new Date(startDate)) })}</p>
        )}
      </div>
      <Receipt payment={payment} />
      <div className={styles.actions}>
        <ButtonLink href="/auction-access">{t('succeeded.access')}</ButtonLink>
        <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
          {t('succeeded.print')}
        </Button>
        <ButtonLink variant="quiet" href="/contact">
          {t('succeeded.support')}
        </ButtonLink>
      </div>
      <div className={styles.next}>
        <h2 className={styles.title}>{t('succeeded.next')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.name}>{t(`steps.${step}.title`)}</h3>
              <p className={styles.quiet}>
                {step === 'agent' && representative ? (
                  <>
                    <bdi>{representative.name}</bdi> <bdi dir="ltr">{representative.phone}</bdi>
                  </>
                ) : (
                  t(`steps.${step}.text`)
                )}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
