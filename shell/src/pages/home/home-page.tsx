import { PageHead, useTranslation } from '@dealership/ui-kit';
import { useSite } from '../../layout/site-context.js';
import { RemoteSection } from '../../sections/remote-section.js';
import { dealerNode, siteNode } from '../../structured-data.js';
import { latePart } from '../late/late-part.js';
import { LateSection } from '../late/late-section.js';
import { whenNear } from '../late/wake.js';
import { loadPageTexts } from '../page-texts.js';
import { Hero } from './hero.js';

const sections = () => import(/* webpackChunkName: "home-sections" */ './sections.js');

const services = latePart(() => sections().then(({ ServicesSection }) => ServicesSection), loadPageTexts);
const testimonials = latePart(() => sections().then(({ TestimonialsSection }) => TestimonialsSection), loadPageTexts);
const faq = latePart(() => sections().then(({ FaqSection }) => FaqSection), loadPageTexts);

export function HomePage() {
  const { t } = useTranslation('shell');
  const site = useSite();
  return (
    <>
      <PageHead title="" description={t('home.description')} structuredData={[siteNode(site), dealerNode(site)]} />
      <Hero />
      <RemoteSection name="mf-catalog/featured-vehicles" />
      <RemoteSection name="mf-catalog/upcoming-vehicles" />
      <LateSection part={services} wake={whenNear} />
      <LateSection part={testimonials} wake={whenNear} />
      <RemoteSection name="mf-blog/customer-showcase" />
      <LateSection part={faq} wake={whenNear} />
    </>
  );
}
