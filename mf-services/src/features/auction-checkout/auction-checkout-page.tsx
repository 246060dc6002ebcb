import { choosePlan } from '@dealership/contracts';
import { Button, ButtonLink, PageHead, Spinner, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { BackLink } from '@dealership/ui-kit/navigation';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useAuctionPlans } from '../../shared/plans/use-auction-plans.js';
import styles from './auction-checkout-page.module.css';
import { Checkout } from './checkout.js';

function PlanCheckout() {
  const { t } = useTranslation('auction-checkout');
  const [params] = useSearchParams();
  const { data: plans = [], isPending, refetch } = useAuctionPlans();
  const plan = choosePlan(plans, params.get('plan'));
  if (isPending) return <Spinner />;
  if (plan) return <Checkout key={plan.key} plan={plan} />;
  return (
    <StatusPanel title={t('unavailable.title')} text={t('unavailable.text')}>
      <Button className="needs-script" onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
      <ButtonLink variant="secondary" href="/contact">
        {t('unavailable.contact')}
      </ButtonLink>
    </StatusPanel>
  );
}

/** The checkout for access to the auctions. */
export function AuctionCheckoutPage() {
  const { t } = useTranslation('auction-checkout');
  return (
    <article className={styles.page} data-checkout="">
      <PageHead title={t('title')} description={t('description')} />
      <BackLink to="/auction-access">{t('back')}</BackLink>
      <h1>{t('heading')}</h1>
      <PlanCheckout />
    </article>
  );
}
