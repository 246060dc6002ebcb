import { useTranslation } from '@dealership/ui-kit';
import { useIsSlow } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';
import { useCloseDialog } from './form-dialog.js';

export interface DialogActionsProps {
  /** The label of the button that submits the dialog's form. */
  label: string;
  isPending: boolean;
  disabled?: boolean;
  danger?: boolean;
  /** Whether the dialog stays open until the call is answered. */
  isHeld?: boolean;
  /** Other buttons, between the two. */
  children?: ReactNode;
}

/** The buttons at the end of the form in a FormDialog. */
export function DialogActions(props: DialogActionsProps) {
  const { label, isPending, disabled = false, danger = false, isHeld = false, children } = props;
  const { t } = useTranslation('dashboard');
  const close = useCloseDialog();
  const isSlow = useIsSlow(isPending);
  return (
    <div className={styles.actions}>
      <p className={styles.slow} role="status">
        {isSlow && t('form.slow')}
      </p>
      <Button disabled={isHeld && isPending} onClick={close}>
        {t('action.cancel')}
      </Button>
      {children}
      <Button type="primary" danger={danger} htmlType="submit" disabled={disabled} loading={isPending}>
        {label}
      </Button>
    </div>
  );
}
