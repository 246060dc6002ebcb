import type { HomeSection } from '@dealership/contracts';
import { PageHead, useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import type { ComponentType, ReactElement } from 'react';
import { useSite } from '../../layout/site-context.js';
import { REMOTE_SECTIONS } from '../../sections/page-sections.js';
import { RemoteSection } from '../../sections/remote-section.js';
import { Hero } from './hero/hero.js';
import styles from './home-page.module.css';
import { homeTexts } from './texts.js';

const sections = () => import(/* webpackChunkName: "home-sections" */ './sections/index.js');

const section = (load: () => Promise<ComponentType>) => <Island component={lazyComponent(load, homeTexts)} when="visible" />;

/** The sections that the shell itself renders. */
const OWN_SECTIONS: Partial<Record<HomeSection, ReactElement>> = {
  services: section(() => sections().then(({ ServicesSection }) => ServicesSection)),
  showroom: section(() => sections().then(({ ShowroomSection }) => ShowroomSection)),
  testimonials: section(() => sections().then(({ TestimonialsSection }) => TestimonialsSection)),
  questions: section(() => sections().then(({ FaqSection }) => FaqSection)),
};

/**
 * Background of each section: customer showcase and testimonials share one, the showroom is a picture, all others are
 * plain.
 */
const GROUNDS: Partial<Record<HomeSection, string>> = {
  showroom: '',
  testimonials: `${styles.voices} ${styles.testimonials}`,
  customers: `${styles.voices} ${styles.customers}`,
};

export function HomePage() {
  const { t } = useTranslation('shell');
  const { front } = useSite();
  return (
    <>
      <PageHead title={t('home.pageTitle')} titleAlone description={t('home.description')} />
      <Hero />
      <div className={styles.sections}>
        {front.sections.map((name) => {
          const remote = REMOTE_SECTIONS[name];
          return (
            <div key={name} className={GROUNDS[name] ?? styles.plain}>
              {remote ? <RemoteSection name={remote} /> : OWN_SECTIONS[name]}
            </div>
          );
        })}
      </div>
    </>
  );
}
