import { type AuctionPlan, type LocalizedText, localize } from '@dealership/contracts';
import { Button, ButtonLink, Icon, Spinner, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useAuctionPlans } from '../../shared/plans/use-auction-plans.js';
import { PageSection } from '../../shared/service-page/page-section.js';
import { PlanCard } from './plan-card.js';
import styles from './plans-section.module.css';

/** The features that every plan includes. */
const commonFeatures = (plans: AuctionPlan[]): LocalizedText[] =>
  (plans[0]?.features ?? []).filter(({ en }) => plans.every(({ features }) => features.some((feature) => feature.en === en)));

function PlanGrid() {
  const { t } = useTranslation('auction-access');
  const { language } = useLanguage();
  const { data: plans, isPending, refetch } = useAuctionPlans();
  if (isPending) return <Spinner />;
  if (!plans?.length)
    return (
      <StatusPanel title={t('plans.unavailable.title')} text={t('plans.unavailable.text')}>
        <Button className="needs-script" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
        <ButtonLink variant="secondary" href="/contact">
          {t('contact')}
        </ButtonLink>
      </StatusPanel>
    );
  const common = commonFeatures(plans);
  return (
    <>
      <ul className={styles.grid}>
        {plans.map((plan) => (
          <li key={plan.key}>
            <PlanCard plan={plan} features={plan.features.filter(({ en }) => !common.some((feature) => feature.en === en))} />
          </li>
        ))}
      </ul>
      {common.length > 0 && (
        <section className={styles.common} aria-labelledby="plans-common">
          <h3 id="plans-common" className={styles.commonTitle}>
            {t('plans.common')}
          </h3>
          <ul className={styles.features}>
            {common.map((feature) => (
              <li key={feature.en}>
                <Icon name="check" size={16} />
                {localize(feature, language)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The plans with their prices, and links to the checkout. */
export function PlansSection() {
  const { t } = useTranslation('auction-access');
  return (
    <PageSection id="plans" title={t('plans.title')} text={t('plans.text')} raised>
      <p className={styles.refund}>
        <strong className={styles.promise}>{t('plans.promise')}</strong>
        {t('plans.refund')}
      </p>
      <PlanGrid />
    </PageSection>
  );
}
