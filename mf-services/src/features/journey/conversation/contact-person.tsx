import type { JourneyPage } from '@dealership/contracts';
import { EmailAddress, Icon, useTranslation } from '@dealership/ui-kit';
import { isolated } from '../../../shared/isolated.js';
import styles from './contact-person.module.css';

/**
 * The responsible member of staff, with contact links. Prefilled messages name the car and its number, never this
 * page's secret URL.
 */
export function ContactPerson({ journey: { contact, title, reference } }: { journey: JourneyPage }) {
  const { t } = useTranslation('journey');
  const { name, phone, whatsapp, email } = contact;
  const about = t('about', { title: isolated(title), reference: isolated(reference) });
  return (
    <section className={styles.section} aria-labelledby="journey-contact">
      <h2 id="journey-contact" className={styles.title}>
        {t(name ? 'agent.title' : 'agent.contact')}
      </h2>
      {name && (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      <ul className={styles.ways}>
        {whatsapp && (
          <li>
            <a
              className={styles.way}
              href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(about)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="whatsapp" />
              {t('agent.whatsapp')}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className={styles.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <span className="visually-hidden">{t('agent.call')} </span>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className={styles.way} href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>
              <Icon name="mail" />
              <span className="visually-hidden">{t('agent.mail')} </span>
              <span className={styles.address}>
                <EmailAddress address={email} />
              </span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
