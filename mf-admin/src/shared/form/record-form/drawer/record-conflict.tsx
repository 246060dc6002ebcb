import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import type { RecordHistoryProps } from '../../../audit/record-history.js';
import type { StaffRecord } from '../../../list/records/record-kind.js';
import { useShownConflict } from '../../use-shown-conflict.js';
import type { MergedRow } from '../use-merged-row.js';
import { ConflictNote } from './conflict-note.js';
import styles from './record-drawer.module.css';

export interface RecordConflictProps<Row extends StaffRecord, Values extends object> {
  of: RecordHistoryProps['of'];
  merged: MergedRow<Row, Values>;
}

/** What someone else changed meanwhile, if it could not be merged; takes the focus. */
export function RecordConflict<Row extends StaffRecord, Values extends object>({ of, merged }: RecordConflictProps<Row, Values>) {
  const { t } = useTranslation('dashboard');
  const { row, conflict, resolve, reload } = merged;
  const ref = useShownConflict(conflict);
  if (!conflict) return null;
  const { now, fields } = conflict;
  return (
    <div ref={ref} tabIndex={-1} className={styles.conflict}>
      {now && row ? (
        <ConflictNote of={of} id={row.id} fields={fields} onResolve={(keep) => resolve(now, keep)} />
      ) : (
        <Alert
          type="warning"
          showIcon
          title={t('conflict.title')}
          description={t('conflict.text')}
          action={<Button onClick={reload}>{t('conflict.reload')}</Button>}
        />
      )}
    </div>
  );
}
