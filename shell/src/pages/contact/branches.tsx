import { localize } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useSite } from '../../layout/site-context.js';
import styles from './contact-page.module.css';

/** The dealer's other addresses, each with its phone number and a map link. */
export function Branches() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  return useSite().branches.map(({ name, address, phone, position }) => {
    const place = encodeURIComponent(position || address.en);
    return (
      <section key={name.en} className={styles.way}>
        <h2>{localize(name, language)}</h2>
        <address className={styles.details}>
          <bdi className={styles.lines}>{localize(address, language)}</bdi>
          {phone && (
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${place}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('map.openOf', { name: localize(name, language) })}
          >
            {t('map.open')}
          </a>
        </address>
      </section>
    );
  });
}
