import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { useStayOnSessionEnd } from '../api/as-staff.js';
import { useUnsavedWarning } from '../unsaved/unsaved.js';
import styles from './form-dialog.module.css';
import { LayerToasts } from './layer-toasts.js';
import { useConfirmDiscard } from './use-confirm-discard.js';
import { useReturnFocus } from './use-return-focus.js';

export interface FormDialogProps {
  title: ReactNode;
  /** Whether closing would lose input. */
  isUnsaved?: () => boolean;
  /** Whether it cannot be closed, because a call is pending. */
  isHeld?: boolean;
  /** Fills the screen of a phone. */
  isLong?: boolean;
  /** Called once the dialog is visible, to focus a field. */
  onOpened?: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog around this component, after confirmation if input would be lost. */
export const useCloseDialog = (): (() => void) => useContext(CloseContext);

/**
 * A modal dialog with a form. Asks before unsaved input is lost, keeps it when the session ends, shows the toasts that it
 * covers, and returns the focus.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, isUnsaved = () => false, isHeld = false, isLong = false, onOpened, onClose, children } = props;
  const { t } = useTranslation('dashboard');
  const confirmDiscard = useConfirmDiscard();
  useReturnFocus();
  useStayOnSessionEnd();
  useUnsavedWarning(isUnsaved);
  const close = () => {
    if (!isHeld) isUnsaved() ? confirmDiscard(onClose) : onClose();
  };
  return (
    <Modal
      open
      title={title}
      className={(isLong && styles.long) || ''}
      closable={{ 'aria-label': t('common:close'), disabled: isHeld }}
      mask={{ closable: false }}
      footer={null}
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      onCancel={close}
    >
      <CloseContext value={close}>{children}</CloseContext>
      <LayerToasts />
    </Modal>
  );
}
