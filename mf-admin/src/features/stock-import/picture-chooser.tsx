import type { StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { UploadIcon } from '../../shared/display/icons.js';
import styles from './stock-import.module.css';
import { useSendPictures } from './stock-imports-api.js';
import { useProblemText } from './use-problem-text.js';

const TYPES = '.zip,application/zip,application/x-zip-compressed';

/** Sends pictures beside a stock file, and says which of them belong to its rows. */
export function PictureChooser({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const { ofFile } = useProblemText();
  const files = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, error, variables } = useSendPictures(stockImport.id);
  const { zip, files: count, unmatched, wanted } = stockImport.pictures;
  const send = (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    mutate({ file, onProgress: setPercent });
  };
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
      <div className={styles.actions}>
        <Button icon={<UploadIcon />} loading={isPending} onClick={() => files.current?.click()}>
          {t('stockImport.chooseZip')}
        </Button>
        <input
          ref={files}
          type="file"
          hidden
          accept={TYPES}
          aria-label={t('stockImport.chooseZip')}
          onChange={({ target }) => {
            send(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {isPending && <Progress percent={percent} aria-label={t('picture.uploading', { name: variables.file.name })} />}
      {error && !isPending && (
        <Alert
          type="error"
          showIcon
          className={styles.wide}
          title={t('stockImport.notRead', { name: variables?.file.name })}
          description={ofFile(error)}
        />
      )}
    </section>
  );
}
