import { localizeIsolated } from '@dealership/contracts';
import { DealerText, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useDays } from '../use-days.js';
import type { OpenJourney } from './journey-files.js';
import { fileAddress, isPicture } from './journey-files.js';
import styles from './pictures.module.css';

/** The journey's pictures, newest first; each can be downloaded. */
export function Pictures({ token, journey: { files, steps, title } }: OpenJourney) {
  const { t } = useTranslation('journey');
  const { language } = useLanguage();
  const { momentOf } = useDays();
  const pictures = files.filter(isPicture);
  if (pictures.length === 0) return null;
  const stepOf = (key: string | null) => steps.find((step) => step.key === key)?.name;
  return (
    <section className={styles.pictures} aria-labelledby="journey-pictures">
      <h2 id="journey-pictures">{t('pictures')}</h2>
      <ul className={styles.list}>
        {pictures.map((file) => {
          const address = fileAddress(token, file);
          const step = stepOf(file.step);
          const alt = step ? `${title}: ${localizeIsolated(step, language)}` : title;
          return (
            <li key={file.id}>
              <figure className={styles.picture}>
                <a href={address} download={file.name}>
                  <img src={address} width={file.width} height={file.height} alt={alt} loading="lazy" decoding="async" />
                  <span className="visually-hidden">{t('save')}</span>
                </a>
                <figcaption>
                  {step && (
                    <span className={styles.step}>
                      <DealerText text={step} />
                    </span>
                  )}
                  <time dateTime={file.createdAt}>{momentOf(file.createdAt)}</time>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
