import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import picture from '../../assets/auction-access.webp?picture';
import { PageHero } from '../../shared/service-page/page-hero.js';
import { Process } from '../../shared/service-page/process.js';
import { ServiceHead } from '../../shared/service-page/service-head.js';
// The server-rendered markup needs its styles before the component's code is loaded.
import './listing/sample-listing.module.css';
import { PlansSection } from './plans-section.js';
import { ReasonsSection } from './reasons-section.js';

const STEPS = ['purchase', 'search', 'bid', 'rest'] as const;

const listing = lazyComponent(
  () => import(/* webpackChunkName: "access-listing" */ './listing/sample-listing.js').then(({ SampleListing }) => SampleListing),
  {
    namespace: 'access-listing',
    load: (language) => import(/* webpackChunkName: "access-listing-[request]" */ `./listing/locales/${language}.json`),
  },
);

export function AuctionAccessPage() {
  const { t } = useTranslation('auction-access');
  return (
    <article>
      <ServiceHead page="auction-access" />
      <PageHero page="auction-access" picture={picture}>
        <ButtonLink href="#plans">{t('action')}</ButtonLink>
        <ButtonLink variant="secondary" href="/auction-bidding">
          {t('howBiddingWorks')}
        </ButtonLink>
      </PageHero>
      <Island component={listing} when="interaction" />
      <Process page="auction-access" steps={STEPS} joined />
      <PlansSection />
      <ReasonsSection />
    </article>
  );
}
