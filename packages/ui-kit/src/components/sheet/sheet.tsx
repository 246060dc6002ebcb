import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/react-i18next.js';
import { Icon } from '../controls/icon.js';
import { Toaster } from '../toast/toaster.js';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** `end`: a panel from the inline end; `center`: a dialog; `wide`: one with two columns, on phones of full height. */
  side?: 'end' | 'center' | 'wide';
  /** Its content survives closing: typed text is still there when it reopens. */
  keepMounted?: boolean;
}

/** A modal panel based on the native dialog: traps the focus, closes with Escape, and returns the focus. */
export function Sheet({ open, onClose, title, children, side = 'end', keepMounted = false }: SheetProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // The browser would focus the first button, which closes it.
    heading.current?.focus({ preventScroll: true });
  }, [open]);

  // The close event fires in its own task, when the sheet may be open again: update the state at once.
  const dismiss = () => {
    dialog.current?.close();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively; a click handles only the backdrop.
    <dialog
      ref={dialog}
      className={[styles.sheet, styles[side], side === 'wide' && styles.center].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        dismiss();
      }}
      onClose={() => open && !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && dismiss()}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={dismiss} aria-label={t('close')}>
            <Icon name="close" />
          </button>
          {open && <Toaster />}
        </div>
        {(open || keepMounted) && children}
      </div>
    </dialog>
  );
}
