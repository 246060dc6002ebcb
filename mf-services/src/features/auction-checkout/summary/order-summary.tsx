import { type AuctionPlan, formatUsd, localize } from '@dealership/contracts';
import { Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { hasOwnName, usePlanName } from '../../../shared/plans/plan-name.js';
import styles from './order-summary.module.css';

export interface OrderSummaryProps {
  plan: AuctionPlan;
  /** In US dollars. */
  amount: number;
}

/** The plan being bought, its features and its price. */
export function OrderSummary({ plan, amount }: OrderSummaryProps) {
  const { t } = useTranslation('auction-checkout');
  const { language } = useLanguage();
  const name = usePlanName(plan);
  const { features } = plan;
  const isMonthly = !hasOwnName(plan) && plan.durationMonths === 1;
  const sums = [
    ['subtotal', amount],
    // There is none; the line says so.
    ['fee', 0],
    ['total', amount],
  ] as const;
  return (
    <aside className={styles.place} aria-labelledby="summary-title">
      <details className={styles.summary}>
        <summary className={styles.head}>
          <h2 id="summary-title" className={styles.title}>
            {t('summary.title')}
          </h2>
          <span className={styles.sumInHead}>
            <bdi>{formatUsd(amount, 'always')}</bdi>
          </span>
          <Icon name="down" size={16} className={styles.turn} />
        </summary>
        <div className={styles.content}>
          <p className={styles.product}>
            <span>{t('summary.product')}</span>
            <bdi className={styles.price}>{formatUsd(amount)}</bdi>
            <span className={styles.quiet}>
              <bdi>{isMonthly ? t('summary.monthly') : name}</bdi>
            </span>
            {isMonthly && <span className={styles.term}>{t('summary.monthlyTerm')}</span>}
          </p>
          <p className={styles.quiet}>{t('summary.portal')}</p>
          <div className={styles.benefits}>
            <h3 className={styles.heading}>{t('summary.benefits')}</h3>
            <ul>
              {features.map((feature) => (
                <li key={feature.en} className={styles.benefit}>
                  <Icon name="check" size={16} />
                  {localize(feature, language)}
                </li>
              ))}
            </ul>
          </div>
          <dl className={styles.sums}>
            {sums.map(([sum, usd]) => (
              <div key={sum} className={[styles.sum, styles[sum]].join(' ')}>
                <dt>{t(`summary.${sum}`)}</dt>
                <dd>
                  <bdi>{formatUsd(usd, 'always')}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{t('summary.once')}</p>
          <div className={styles.offer}>
            <h3 className={styles.heading}>{t('summary.offer.title')}</h3>
            <p>{t('summary.offer.text')}</p>
          </div>
        </div>
      </details>
    </aside>
  );
}
