import type { StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from '../stock-import.module.css';
import { useSendPictures } from '../stock-imports-api.js';
import { FileUpload } from './file-upload.js';

const TYPES = '.zip,application/zip,application/x-zip-compressed';

/** Uploads pictures for a stock file, and shows which of them match its rows. */
export function PictureChooser({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const { zip, files: count, unmatched, wanted } = stockImport.pictures;
  return (
    <section className={styles.step} aria-labelledby="pictures-title">
      <h3 id="pictures-title" className={styles.title}>
        {t('stockImport.pictures')}
      </h3>
      <p>{t('stockImport.picturesHint')}</p>
      {zip && (
        <p>
          <bdi>{zip}</bdi> · {t('stockImport.zipFiles', { count: format(count) })}
          {stockImport.state === 'checked' && unmatched > 0 && (
            <> · {t('stockImport.zipUnmatched', { count: format(unmatched) })}</>
          )}
        </p>
      )}
      {stockImport.state === 'checked' && wanted > 0 && <p>{t('stockImport.picturesWanted', { count: format(wanted) })}</p>}
      <FileUpload sending={useSendPictures(stockImport.id)} types={TYPES} label={t('stockImport.chooseZip')} />
    </section>
  );
}
