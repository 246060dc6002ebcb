import type { GroupSetting } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import { ChangeTable } from '../../../shared/audit/change-table.js';
import { useSettingLabels } from '../../../shared/setting/use-setting-labels.js';
import styles from '../settings-tab.module.css';
import type { Conflict, Side } from './merge-setting.js';

interface ConflictNoteProps {
  conflicts: Conflict[];
  description: GroupSetting;
  onResolve: (keep: Side) => void;
}

/** Conflicting changes by two people, side by side. Changes made by only one of them are kept in any case. */
export function ConflictNote({ conflicts, description, onResolve }: ConflictNoteProps) {
  const { t } = useTranslation('dashboard');
  const { rowOf } = useSettingLabels(description);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('conflict.title')}
      description={
        <>
          <ChangeTable
            sides={[t('setting.theirs'), t('setting.mine')]}
            rows={conflicts.map(({ path, theirs, mine }) => rowOf(path, [theirs, mine]))}
          />
          <div className={styles.actions}>
            <Button onClick={() => onResolve('mine')}>{t('setting.keepMine')}</Button>
            <Button onClick={() => onResolve('theirs')}>{t('setting.takeTheirs')}</Button>
          </div>
        </>
      }
    />
  );
}
