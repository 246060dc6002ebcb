import { ButtonLink, EmailAddress, FilePicture, hasDraft, PageHead, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import showroom from '../../assets/showroom-pair.webp?picture';
import { SocialLinks, useSocialLinks } from '../../layout/contact/social-links.js';
import { useDealerAddress, useDealerName, useSite } from '../../layout/site-context.js';
import { dealerNode } from '../../structured-data.js';
import { CONTACT_FORM_ID } from './contact-form-id.js';
import styles from './contact-page.module.css';

const form = lazyComponent(() =>
  import(/* webpackChunkName: "contact-form" */ './contact-form.js').then(({ ContactForm }) => ContactForm),
);

const map = lazyComponent(() => import(/* webpackChunkName: "area-map" */ './area-map.js').then(({ AreaMap }) => AreaMap));

const openNow = lazyComponent(() => import(/* webpackChunkName: "open-now" */ './open-now.js').then(({ OpenNow }) => OpenNow));

const branches = lazyComponent(() => import(/* webpackChunkName: "branches" */ './branches.js').then(({ Branches }) => Branches));

const hours = lazyComponent(() =>
  import(/* webpackChunkName: "opening-hours" */ '../../layout/contact/opening-hours.js').then(
    ({ OpeningHours }) => OpeningHours,
  ),
);

/** The dealer's address, phone numbers and e-mail address, with labels. */
function Details() {
  const { t } = useTranslation('contact');
  const { phones, email } = useSite();
  const address = useDealerAddress();
  return (
    <address className={styles.details}>
      <bdi>{address}</bdi>
      <span className={styles.quiet}>{t('parking')}</span>
      <dl className={styles.numbers}>
        {phones.map(({ kind, number }) => (
          <div key={number}>
            <dt>{t(kind)}</dt>
            <dd className={styles.phone}>
              <a href={`tel:${number.replace(/\s/g, '')}`} dir="ltr">
                {number}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('mail')}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </a>
          </dd>
        </div>
      </dl>
    </address>
  );
}

function ContactOptions() {
  const { t } = useTranslation('contact');
  const { whatsapp, branches: others } = useSite();
  const name = useDealerName();
  const hasSocialLinks = useSocialLinks().length > 0;
  const chat = `https://wa.me/${whatsapp}?text=${encodeURIComponent(t('shell:whatsapp.message', { name }))}`;
  return (
    <div className={styles.ways}>
      <FilePicture
        className={styles.picture}
        file={showroom}
        alt={t('pictureAlt')}
        sizes="(min-width: 62.5em) 38vw, 120vw"
        first
      />
      <section className={styles.way}>
        <h2>{t('showroom')}</h2>
        <Details />
        <ButtonLink variant="secondary" href={chat} target="_blank" rel="noopener noreferrer">
          {t('shell:whatsapp.label')}
        </ButtonLink>
      </section>
      {others.length > 0 && <Island component={branches} when="interaction" optional />}
      <section className={styles.way}>
        <h2>{t('hours')}</h2>
        <Island component={openNow} when="visible" optional />
        <Island component={hours} when="interaction" props={{ className: styles.quiet }} optional />
      </section>
      {hasSocialLinks && (
        <section className={styles.follow}>
          <h2>{t('social')}</h2>
          <SocialLinks className={styles.social} />
        </section>
      )}
    </div>
  );
}

export function ContactPage() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const site = useSite();
  const address = useDealerAddress();
  return (
    <article className={styles.page} data-letterhead="">
      <PageHead title={t('title')} description={t('description', { address })} structuredData={[dealerNode(site, language)]} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <ButtonLink className={styles.write} href="#contact-title">
          {t('write')}
        </ButtonLink>
      </header>
      <div className={styles.columns}>
        <ContactOptions />
        <Island component={form} when={hasDraft(CONTACT_FORM_ID) ? 'load' : 'interaction'} />
      </div>
      <Island component={map} when="interaction" optional />
    </article>
  );
}
