import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './documents.module.css';
import type { OpenJourney } from './journey-files.js';
import { fileAddress, isPicture } from './journey-files.js';

const KILOBYTE = 1024;

function useSize() {
  const { locale } = useLanguage();
  return (bytes: number) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
    const [value, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  };
}

/** Documents provided by staff for download: export certificate, bill of lading, invoice. */
export function Documents({ token, journey: { files } }: OpenJourney) {
  const { t } = useTranslation('journey');
  const sizeOf = useSize();
  const documents = files.filter((file) => !isPicture(file));
  if (documents.length === 0) return null;
  return (
    <section className={styles.documents} aria-labelledby="journey-documents">
      <h2 id="journey-documents" className={styles.title}>
        {t('documents')}
      </h2>
      <ul>
        {documents.map((file) => (
          <li key={file.id} className={styles.document}>
            <a href={fileAddress(token, file)} download={file.name}>
              <bdi>{file.name}</bdi>
            </a>
            <span className={styles.size}>{sizeOf(file.size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
