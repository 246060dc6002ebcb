import { BUSINESS_HOURS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './footer.module.css';
import { LEGAL_LINKS, type NavigationLink, QUICK_LINKS, SERVICES } from './navigation.js';
import { useSite } from './site-context.js';
import { Wordmark } from './wordmark.js';

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

const hour = (time: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}Z`));

function ContactColumn() {
  const { t, i18n } = useTranslation('shell');
  const { phones, email, address, social } = useSite();
  const locale = { en: 'en-AE', ar: 'ar-AE-u-nu-latn', ja: 'ja-JP' }[i18n.language] ?? 'en-AE';
  const [week, friday] = BUSINESS_HOURS;
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{t('footer.visit')}</h2>
      <address className={styles.links}>
        <span>{address}</span>
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
            {phone}
          </a>
        ))}
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      </address>
      <p className={styles.hours}>
        {t('footer.hoursWeek', { from: hour(week.opens, locale), to: hour(week.closes, locale) })}
        <br />
        {t('footer.hoursFriday', { from: hour(friday.opens, locale), to: hour(friday.closes, locale) })}
      </p>
      <ul className={styles.social} aria-label={t('footer.social')}>
        {Object.entries(social).map(([network, href]) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {t(`footer.${network}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer() {
  const { t } = useTranslation('shell');
  const { name } = useSite();
  return (
    <div className={styles.footer} id="footer">
      <div className={styles.columns}>
        <div className={styles.column}>
          <Wordmark />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <LinkList title={t('footer.quickLinks')} links={QUICK_LINKS} />
        <LinkList title={t('footer.services')} links={SERVICES} />
        <ContactColumn />
      </div>
      <div className={styles.end}>
        <p>{t('footer.rights', { year: new Date().getFullYear(), name })}</p>
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
