import { Button, ButtonLink, Spinner, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useAuctionPlans } from '../../shared/plans/use-auction-plans.js';
import { PageSection } from '../../shared/service-page/page-section.js';
import { PlanCard } from './plan-card.js';
import styles from './plans-section.module.css';

function PlanGrid() {
  const { t } = useTranslation('auction-access');
  const { data: plans, isPending, refetch } = useAuctionPlans();
  if (isPending) return <Spinner />;
  if (!plans?.length)
    return (
      <StatusPanel title={t('plans.unavailable.title')} text={t('plans.unavailable.text')}>
        <Button className="needs-script" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
        <ButtonLink look="secondary" href="/contact">
          {t('contact')}
        </ButtonLink>
      </StatusPanel>
    );
  return (
    <ul className={styles.grid}>
      {plans.map((plan) => (
        <li key={plan.key}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

/** What access costs, and the way to the checkout. */
export function PlansSection() {
  const { t } = useTranslation('auction-access');
  return (
    <PageSection id="plans" title={t('plans.title')} text={t('plans.text')} raised>
      <PlanGrid />
      <p className={styles.refund}>{t('plans.refund')}</p>
    </PageSection>
  );
}
