import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import picture from '../../assets/auction-access.webp?picture';
import { PageHero } from '../../shared/service-page/page-hero.js';
import { Process } from '../../shared/service-page/process.js';
import { ServiceHead } from '../../shared/service-page/service-head.js';
import { PlansSection } from './plans-section.js';
import { ReasonsSection } from './reasons-section.js';

const STEPS = ['purchase', 'search', 'bid', 'rest'] as const;

export function AuctionAccessPage() {
  const { t } = useTranslation('auction-access');
  return (
    <article>
      <ServiceHead page="auction-access" />
      <PageHero page="auction-access" picture={picture}>
        <ButtonLink href="#plans">{t('action')}</ButtonLink>
        <ButtonLink look="secondary" href="/auction-bidding">
          {t('howBiddingWorks')}
        </ButtonLink>
      </PageHero>
      <Process page="auction-access" steps={STEPS} />
      <PlansSection />
      <ReasonsSection />
    </article>
  );
}
