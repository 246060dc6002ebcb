import { useTranslation } from '@dealership/ui-kit';
import { Button, Form, type FormInstance } from 'antd';
import styles from './record-drawer.module.css';

export interface SaveButtonProps<Values> {
  form: FormInstance<Values>;
  /** The kind of row. Some have texts of their own for creating one. */
  name: string;
  /** Always enabled for a new row: the form reports missing values. */
  isNew: boolean;
  /** Whether it is the drawer's main button. */
  isMain: boolean;
  isChanged: () => boolean;
  saving: boolean;
  /** Number of files that are being uploaded. */
  uploads: number;
  onSave: () => void;
}

/** The save button; disabled without unsaved changes. */
export function SaveButton<Values>(props: SaveButtonProps<Values>) {
  const { form, name, isNew, isMain, isChanged, saving, uploads, onSave } = props;
  const { t } = useTranslation('dashboard');
  // Follows every field, so that the state is up to date.
  Form.useWatch([], form);
  const isDirty = isChanged();
  const state = saving ? 'saving' : isDirty ? 'unsaved' : 'unchanged';
  const own = (key: string) => (isNew ? [`form.${name}.${key}`] : []);
  return (
    <>
      <Button
        type={isMain ? 'primary' : 'default'}
        loading={saving}
        disabled={uploads > 0 || (!isNew && !isDirty)}
        onClick={onSave}
        title={t('action.saveHint')}
      >
        {uploads > 0 ? t('picture.wait') : t([...own('create'), 'action.save'])}
      </Button>
      <span className={styles.state} role="status">
        {(isDirty || saving || !isNew) && t([...own(state), `form.${state}`])}
      </span>
    </>
  );
}
