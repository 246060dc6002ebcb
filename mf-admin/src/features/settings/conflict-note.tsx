import type { GroupSetting } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import styles from './settings-tab.module.css';
import type { Conflict } from './use-setting-form.js';

interface ConflictNoteProps {
  conflict: Conflict;
  description: GroupSetting;
  onResolve: (keep: 'mine' | 'theirs') => void;
}

/** A value of any kind as lines of text. */
function textOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value ?? '');
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}

/** What somebody else has published or drafted beside what was typed here: nothing of either is lost before somebody chooses. */
export function ConflictNote({ conflict, description, onResolve }: ConflictNoteProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('conflict.title')}
      description={
        <>
          <div className={styles.scroll}>
            <table className={styles.differences}>
              <thead>
                <tr>
                  <th scope="col">{t('setting.field')}</th>
                  <th scope="col">{t('setting.theirs')}</th>
                  <th scope="col">{t('setting.mine')}</th>
                </tr>
              </thead>
              <tbody>
                {conflict.fields.map(({ name, theirs, mine }) => (
                  <tr key={name}>
                    <th scope="row">{description.fields[name]?.label[language] ?? name}</th>
                    <td dir="auto">{textOf(theirs)}</td>
                    <td dir="auto">{textOf(mine)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={styles.actions}>
            <Button onClick={() => onResolve('mine')}>{t('setting.keepMine')}</Button>
            <Button onClick={() => onResolve('theirs')}>{t('setting.takeTheirs')}</Button>
          </div>
        </>
      }
    />
  );
}
