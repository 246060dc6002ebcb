import { endpointPath, IMPORT_FORMATS, type StockImport } from '@dealership/contracts';
import { createStockImport, downloadStockTemplate } from '@dealership/contracts/catalog/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { DownloadIcon, UploadIcon } from '../../shared/display/icons.js';
import { Allowed } from '../../shared/me/allowed.js';
import styles from './stock-import.module.css';
import { useSendFile } from './stock-imports-api.js';
import { useProblemText } from './use-problem-text.js';

const TYPES = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sends a stock file, and offers one to fill in. */
export function FileChooser({ onSent }: { onSent: (sent: StockImport) => void }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { ofFile } = useProblemText();
  const files = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, error, variables } = useSendFile(onSent);
  const send = (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    mutate({ file, onProgress: setPercent });
  };
  return (
    <Allowed to={createStockImport}>
      <div className={styles.actions}>
        <Button type="primary" icon={<UploadIcon />} loading={isPending} onClick={() => files.current?.click()}>
          {t('stockImport.choose')}
        </Button>
        <input
          ref={files}
          type="file"
          hidden
          accept={TYPES}
          aria-label={t('stockImport.choose')}
          onChange={({ target }) => {
            send(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        {IMPORT_FORMATS.map((format) => (
          <Button
            key={format}
            icon={<DownloadIcon />}
            href={endpointPath(downloadStockTemplate, {}, { format, lang: language })}
            download
          >
            {t('stockImport.template', { format: format.toUpperCase() })}
          </Button>
        ))}
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
    </Allowed>
  );
}
