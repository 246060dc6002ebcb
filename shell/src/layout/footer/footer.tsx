import { useTranslation } from '@dealership/ui-kit';
import { CurrencyChoice } from '@dealership/ui-kit/price';
import { ContactDetails } from '../contact/contact-details.js';
import { OpeningHours } from '../contact/opening-hours.js';
import { SocialLinks } from '../contact/social-links.js';
import { LanguageLinks } from '../language/language-links.js';
import { LEGAL_LINKS, type NavigationLink, QUICK_LINKS, SERVICES } from '../navigation.js';
import { NewsletterForm } from '../newsletter/newsletter-form.js';
import { useDealerName } from '../site-context.js';
import { Wordmark } from '../wordmark.js';
import styles from './footer.module.css';

interface LinkListProps {
  title: string;
  links: NavigationLink[];
}

function LinkList({ title, links }: LinkListProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={title} className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ key, path }) => (
          <li key={key}>
            <a href={path}>{t(`navigation.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactColumn() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{t('footer.visit')}</h2>
      <ContactDetails className={styles.links} />
      <OpeningHours className={styles.hours} />
      <SocialLinks className={styles.social} />
    </div>
  );
}

export function Footer() {
  const { t } = useTranslation('shell');
  const name = useDealerName();
  return (
    <div className={styles.footer} id="footer">
      <div className={styles.letterhead}>
        <strong>{name}</strong>
        <ContactDetails />
      </div>
      <NewsletterForm />
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.name}>
            <Wordmark />
            <LanguageLinks />
          </div>
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <LinkList title={t('footer.quickLinks')} links={QUICK_LINKS} />
        <LinkList title={t('footer.services')} links={SERVICES} />
        <ContactColumn />
      </div>
      <div className={styles.end}>
        <p>{t('footer.rights', { year: new Date().getFullYear(), name })}</p>
        <div className={`${styles.currency} needs-script`}>
          <CurrencyChoice rate />
        </div>
        <ul className={styles.legal}>
          {LEGAL_LINKS.map(({ key, path }) => (
            <li key={key}>
              <a href={path}>{t(`navigation.${key}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
