import { endpointPath, IMPORT_FORMATS, type StockImport } from '@dealership/contracts';
import { createStockImport, downloadStockTemplate } from '@dealership/contracts/catalog/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { DownloadIcon } from '../../../shared/display/icons.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import { useSendFile } from '../stock-imports-api.js';
import { FileUpload } from './file-upload.js';

const TYPES = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads a stock file, and offers a template to download. */
export function FileChooser({ onSent }: { onSent: (sent: StockImport) => void }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <Allowed to={createStockImport}>
      <FileUpload sending={useSendFile(onSent)} types={TYPES} label={t('stockImport.choose')} primary>
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
      </FileUpload>
    </Allowed>
  );
}
