import { PageHead, useTranslation } from '@dealership/ui-kit';
import { Island, lazyPart } from '@dealership/ui-kit/island';
import { RemoteSection } from '../../sections/remote-section.js';
import { Hero } from './hero/hero.js';
import styles from './home-page.module.css';
import { homeTexts } from './texts.js';

const sections = () => import(/* webpackChunkName: "home-sections" */ './sections/index.js');

const services = lazyPart(() => sections().then(({ ServicesSection }) => ServicesSection), homeTexts);
const showroom = lazyPart(() => sections().then(({ ShowroomSection }) => ShowroomSection), homeTexts);
const testimonials = lazyPart(() => sections().then(({ TestimonialsSection }) => TestimonialsSection), homeTexts);
const faq = lazyPart(() => sections().then(({ FaqSection }) => FaqSection), homeTexts);

export function HomePage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('home.pageTitle')} titleAlone description={t('home.description')} />
      <Hero />
      <div className={styles.sections}>
        <RemoteSection name="mf-catalog/featured-vehicles" />
        <RemoteSection name="mf-catalog/upcoming-vehicles" />
        <Island part={services} when="visible" />
        <Island part={showroom} when="visible" />
        <div className={styles.voices}>
          <Island part={testimonials} when="visible" />
          <RemoteSection name="mf-blog/customer-showcase" />
        </div>
        <Island part={faq} when="visible" />
      </div>
    </>
  );
}
