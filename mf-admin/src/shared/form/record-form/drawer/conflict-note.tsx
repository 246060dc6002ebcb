import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button } from 'antd';
import { AuditActor } from '../../../audit/audit-actor.js';
import { AUDITS, historyQuery } from '../../../audit/audits.js';
import { ChangeTable } from '../../../audit/change-table.js';
import type { RecordHistoryProps } from '../../../audit/record-history.js';
import { useAuditLabels } from '../../../audit/use-audit-labels.js';
import { useMoment } from '../../../display/format/use-moment.js';
import { useMay } from '../../../staff/use-me.js';
import type { FieldConflict, Side } from '../merge-changes.js';
import styles from './record-drawer.module.css';

/** Who changed the record last, and when; nothing for users who may not see changes. */
function LastChange({ of: { part, entity }, id }: RecordHistoryProps) {
  const { moment } = useMoment();
  const enabled = useMay()(AUDITS[part].permission);
  const { data } = useQuery({ ...historyQuery(part, { entity, entityId: id, page: 1 }), enabled, refetchOnMount: 'always' });
  const [last] = data?.items ?? [];
  if (!last) return null;
  return (
    <p>
      <AuditActor entry={last} /> · <time dateTime={last.at}>{moment(last.at)}</time>
    </p>
  );
}

export interface ConflictNoteProps extends RecordHistoryProps {
  fields: FieldConflict[];
  onResolve: (keep: Side) => void;
}

/** Fields that two people changed differently, side by side. Changes by only one of them are kept in any case. */
export function ConflictNote({ of, id, fields, onResolve }: ConflictNoteProps) {
  const { t } = useTranslation('dashboard');
  const { pathName, valueText } = useAuditLabels(of.entity, false);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('conflict.title')}
      description={
        <>
          <LastChange of={of} id={id} />
          <p>{t('conflict.both')}</p>
          <ChangeTable
            sides={[t('setting.theirs'), t('setting.mine')]}
            rows={fields.map(({ path, theirs, mine }) => ({
              key: path.join('.'),
              label: pathName(path),
              values: [theirs, mine].map((value) => valueText(path[0] ?? '', value)),
            }))}
          />
          <div className={styles.decision}>
            <Button onClick={() => onResolve('mine')}>{t('setting.keepMine')}</Button>
            <Button onClick={() => onResolve('theirs')}>{t('setting.takeTheirs')}</Button>
          </div>
        </>
      }
    />
  );
}
