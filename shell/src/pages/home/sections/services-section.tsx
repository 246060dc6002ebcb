import { FilePicture, Icon, useTranslation } from '@dealership/ui-kit';
import picture from '../../../assets/workshop.webp?picture';
import { SERVICES } from '../../../layout/navigation.js';
import styles from './services-section.module.css';

/** The services, each linking to its page. */
export function ServicesSection() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="services-title">
      <header className={styles.header}>
        <h2 id="services-title">{t('services.title')}</h2>
        <p className={styles.intro}>{t('services.intro')}</p>
        <FilePicture className={styles.picture} file={picture} alt="" sizes="(min-width: 90rem) 35rem, 40vw" />
      </header>
      <ul className={styles.list}>
        {SERVICES.map(({ key, path }) => (
          <li key={key} className={styles.item}>
            <a className={styles.card} href={path}>
              <h3 className={styles.name}>{t(`shell:navigation.${key}`)}</h3>
              <p className={styles.text}>{t(`services.${key}`)}</p>
              <p className={styles.short}>{t(`services.short.${key}`)}</p>
              <Icon name="arrow" className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
