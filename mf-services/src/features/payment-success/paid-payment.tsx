import type { PaymentStatus } from '@dealership/contracts';
import { ButtonLink, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useEffect } from 'react';
import { rememberMember } from '../../shared/order/membership.js';
import { StepList } from '../../shared/service-page/step-list.js';
import styles from './paid-payment.module.css';

const STEPS = ['email', 'profile', 'listings', 'agent'] as const;

/** The payment is made: what the member has now, and what comes next. */
export function PaidPayment({ payment: { clientRef, startDate, endDate } }: { payment: PaymentStatus }) {
  useEffect(() => rememberMember(clientRef), [clientRef]);
  const { t } = useTranslation('payment-success');
  const { locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  return (
    <section className={styles.paid}>
      <div className={styles.words} role="status">
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        <h1>{t('succeeded.title')}</h1>
        <p className={styles.text}>{t('succeeded.text')}</p>
        {startDate && new Date(startDate) > new Date() && (
          <p className={styles.text}>{t('succeeded.from', { day: day.format(new Date(startDate)) })}</p>
        )}
        {endDate && <p className={styles.text}>{t('succeeded.until', { day: day.format(new Date(endDate)) })}</p>}
        <div className={styles.actions}>
          <ButtonLink href="/auction-access">{t('succeeded.access')}</ButtonLink>
          <ButtonLink look="secondary" href="/contact">
            {t('succeeded.support')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.next}>
        <h2 className={styles.title}>{t('succeeded.next')}</h2>
        <StepList steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </div>
    </section>
  );
}
