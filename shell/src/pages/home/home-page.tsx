import { PageHead, useTranslation } from '@dealership/ui-kit';
import { LateSection, latePart, whenNear } from '@dealership/ui-kit/late';
import { RemoteSection } from '../../sections/remote-section.js';
import { Hero } from './hero.js';
import styles from './home-page.module.css';
import { homeTexts } from './texts.js';

const sections = () => import(/* webpackChunkName: "home-sections" */ './sections.js');

const services = latePart(() => sections().then(({ ServicesSection }) => ServicesSection), homeTexts);
const testimonials = latePart(() => sections().then(({ TestimonialsSection }) => TestimonialsSection), homeTexts);
const faq = latePart(() => sections().then(({ FaqSection }) => FaqSection), homeTexts);

export function HomePage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('home.pageTitle')} titleAlone description={t('home.description')} />
      <Hero />
      <div className={styles.sections}>
        <RemoteSection name="mf-catalog/featured-vehicles" />
        <RemoteSection name="mf-catalog/upcoming-vehicles" />
        <LateSection part={services} wake={whenNear} />
        <LateSection part={testimonials} wake={whenNear} />
        <RemoteSection name="mf-blog/customer-showcase" />
        <LateSection part={faq} wake={whenNear} />
      </div>
    </>
  );
}
