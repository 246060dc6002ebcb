import type { VehicleDocument } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './documents.module.css';

/** The vehicle's PDF files as sheets of paper, downloaded under descriptive names. */
export function Documents({ documents, name }: { documents: VehicleDocument[]; name: string }) {
  const { t } = useTranslation('catalog');
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents} aria-label={t('specification.group.documents')}>
      {documents.map(({ kind, url }) => (
        <li key={url}>
          <a className={styles.document} href={url} download={`${name} - ${kind}.pdf`} type="application/pdf">
            {t('specification.open', { document: t(`documentKind.${kind}`) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
