import { PageHead, useTranslation } from '@dealership/ui-kit';
import styles from './credits-page.module.css';
import { PICTURE_CREDITS } from './picture-credits.js';

/** Credits and licences of the car models in the pictures. */
export function CreditsPage() {
  const { t } = useTranslation('shell');
  return (
    <article className={styles.page} data-letterhead="">
      <PageHead title={t('credits.title')} description={t('credits.text')} />
      <h1>{t('credits.title')}</h1>
      <p>{t('credits.text')}</p>
      <ul className={styles.list} lang="en" dir="ltr">
        {PICTURE_CREDITS.map(({ title, author, source }) => (
          <li key={source}>
            <a href={source} rel="noopener noreferrer" target="_blank">
              {title}
            </a>{' '}
            <span className={styles.author}>
              by {author},{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener noreferrer" target="_blank">
                CC BY 4.0
              </a>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
