import { customerName, formatUsd, type PaymentStatus } from '@dealership/contracts';
import { dateTimeFormat, EmailAddress, useLanguage, useTranslation } from '@dealership/ui-kit';
import { type Buyer, buyerOf } from '../../shared/order/orders.js';
import { usePlanName } from '../../shared/plans/plan-name.js';
import styles from './receipt.module.css';

function linesOf(buyer: Buyer, locale: string): string {
  const { billingAddress, city, zipCode, country } = buyer;
  const place = country === 'OTHER' ? '' : new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return [customerName(buyer), billingAddress, `${city} ${zipCode}`.trim(), place].filter(Boolean).join('\n');
}

function useLines(payment: PaymentStatus) {
  const { clientRef, reference, amount, planName, durationMonths, paidAt, startDate, endDate } = payment;
  const months = usePlanName({ name: planName, durationMonths });
  const { t } = useTranslation('payment-success');
  const { locale } = useLanguage();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  const dayOf = (moment: string | null) => moment && day.format(new Date(moment));
  const buyer = buyerOf(clientRef);
  return [
    ['plan', t('receipt.product', { months })],
    ['amount', formatUsd(amount, 'always')],
    ['paid', dayOf(paidAt)],
    ['method', t('receipt.online')],
    ['from', dayOf(startDate)],
    ['until', dayOf(endDate)],
    ['reference', reference],
    ['seller', document.documentElement.dataset.siteName],
    ['buyer', buyer && linesOf(buyer, locale)],
    ['email', buyer?.email],
  ] as const;
}

/**
 * The receipt: what was paid for, when and how, the reference number, seller and buyer. The buyer is shown only in the
 * tab that has paid.
 */
export function Receipt({ payment }: { payment: PaymentStatus }) {
  const { t } = useTranslation('payment-success');
  const lines = useLines(payment);
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
                  <bdi>{name === 'email' ? <EmailAddress address={value} /> : value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.once}>{t('receipt.once')}</p>
    </section>
  );
}
