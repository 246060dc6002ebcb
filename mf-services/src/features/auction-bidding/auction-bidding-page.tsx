import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import picture from '../../assets/auction-ramp.webp?picture';
import { PageHero } from '../../shared/service-page/page-hero.js';
import { Process } from '../../shared/service-page/process.js';
import { ServiceHead } from '../../shared/service-page/service-head.js';
import styles from './auction-bidding-page.module.css';
import { CalculatorIsland } from './calculator/calculator-island.js';
import { CostsSection } from './guide/costs-section.js';
import { EndSection } from './guide/end-section.js';
import { useGuideValues } from './guide/guide-values.js';
import { SheetSection } from './guide/sheet-section.js';
import { TermsSection } from './guide/terms-section.js';

const STEPS = ['browse', 'request', 'day', 'win', 'shipping'] as const;

/** Explains how bidding works and what it costs. `/how-to-buy` is an alias. */
export function AuctionBiddingPage() {
  const { t } = useTranslation('auction-bidding');
  const values = useGuideValues();
  const [query] = useSearchParams();
  const isSheet = ['grade', 'interior', 'mark', 'code'].some((name) => query.has(name));
  return (
    <article className={isSheet ? `${styles.page} ${styles.withSheet}` : styles.page}>
      <ServiceHead page="auction-bidding" />
      <PageHero page="auction-bidding" picture={picture} above={t('above')}>
        <ButtonLink href="#calculator">{t('calculate')}</ButtonLink>
        <ButtonLink variant="secondary" href="/auction-access">
          {t('getAccess')}
        </ButtonLink>
      </PageHero>
      <Process page="auction-bidding" steps={STEPS} values={values} />
      <CostsSection />
      <CalculatorIsland />
      <div className={styles.guide}>
        <SheetSection />
        <TermsSection />
        <EndSection />
      </div>
    </article>
  );
}
