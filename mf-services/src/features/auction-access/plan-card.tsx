import { type AuctionPlan, formatUsd, localize, planMonthlyCost } from '@dealership/contracts';
import { ButtonLink, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { isolated } from '../../shared/isolated.js';
import { usePlanName } from '../../shared/plans/plan-name.js';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  plan: AuctionPlan;
  /** The features that not every plan has. */
  features: AuctionPlan['features'];
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** A plan: its total and monthly price, its features, and a button to buy it. */
export function PlanCard({ plan, features }: PlanCardProps) {
  const { t } = useTranslation('auction-access');
  const { language } = useLanguage();
  const { key, price, popular, savings } = plan;
  const name = usePlanName(plan);
  return (
    <article className={classes(styles.card, popular && styles.popular)} aria-labelledby={`plan-${key}`}>
      <p className={styles.marks}>
        {popular && <span className={styles.mark}>{t('plan.popular')}</span>}
        {savings && <span className={styles.savings}>{t('plan.savings', { amount: isolated(formatUsd(savings)) })}</span>}
      </p>
      <h3 id={`plan-${key}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.price}>
        <bdi>{formatUsd(price)}</bdi>
      </p>
      <p className={styles.monthly}>{t('plan.monthly', { amount: isolated(formatUsd(planMonthlyCost(plan))) })}</p>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.en}>
              <Icon name="check" size={16} />
              {localize(feature, language)}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant={popular ? 'primary' : 'secondary'} href={`/auction-checkout?plan=${encodeURIComponent(key)}`}>
        {t('plan.choose', { name })}
      </ButtonLink>
    </article>
  );
}
