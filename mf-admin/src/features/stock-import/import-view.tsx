import type { StockImport } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag } from '../../shared/display/tag.js';
import { useStaffName } from '../../shared/staff/use-staff-name.js';
import { PictureChooser } from './file/picture-chooser.js';
import { MappingForm } from './mapping/mapping-form.js';
import { ImportRows } from './rows/import-rows.js';
import { ImportSteps } from './steps/import-steps.js';
import styles from './stock-import.module.css';
import { importQuery } from './stock-imports-api.js';

function Steps({ stockImport }: { stockImport: StockImport }) {
  const { state, id, mapping } = stockImport;
  const isChangeable = state === 'mapping' || state === 'checked';
  return (
    <>
      {isChangeable && <MappingForm key={`${id} ${mapping}`} stockImport={stockImport} />}
      {state !== 'mapping' && <ImportSteps stockImport={stockImport} />}
      {state !== 'mapping' && state !== 'checking' && <ImportRows stockImport={stockImport} />}
      {isChangeable && <PictureChooser stockImport={stockImport} />}
    </>
  );
}

/** One stock file: its columns, the planned and actual effects of its rows, and the actions available next. */
export function ImportView({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const staffName = useStaffName();
  const { moment } = useMoment();
  const { data, error, refetch } = useQuery(importQuery(id));
  return (
    <div className={styles.tab}>
      <Button onClick={onClose}>{t('stockImport.back')}</Button>
      {data && (
        <>
          <h2 className={styles.title}>
            <bdi>{data.fileName}</bdi> <Tag>{t(`stockImport.state.${data.state}`)}</Tag>
          </h2>
          <p>
            {moment(data.createdAt)}
            {data.personName && (
              <>
                {' · '}
                <bdi>{staffName(data.personName)}</bdi>
              </>
            )}
          </p>
          <Steps stockImport={data} />
        </>
      )}
      {!data && !error && <LoadingLines />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
