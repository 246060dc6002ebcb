import { formatUsd, type PaymentStatus } from '@dealership/contracts';
import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import { lastBuyer } from '../../shared/order/orders.js';
import { usePlanName } from '../../shared/plans/plan-name.js';
import styles from './receipt.module.css';

/** The receipt: what was paid for, until when, the reference number, and the address for e-mails. */
export function Receipt({ payment }: { payment: PaymentStatus }) {
  const { reference, amount, planName, durationMonths, startDate, endDate } = payment;
  const months = usePlanName({ name: planName, durationMonths });
  const { t } = useTranslation('payment-success');
  const { locale } = useLanguage();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  const dayOf = (moment: string | null) => moment && day.format(new Date(moment));
  const lines = [
    ['plan', t('receipt.product', { months })],
    ['amount', formatUsd(amount, 'always')],
    ['from', dayOf(startDate)],
    ['until', dayOf(endDate)],
    ['reference', reference],
    ['email', lastBuyer()],
  ] as const;
  return (
    <section className={styles.receipt} aria-labelledby="receipt-title">
      <h2 id="receipt-title" className={styles.title}>
        {t('receipt.title')}
      </h2>
      <dl>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.line}>
                <dt>{t(`receipt.${name}`)}</dt>
                <dd className={styles[name]}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
