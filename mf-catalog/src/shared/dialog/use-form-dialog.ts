import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export interface FormDialogState {
  open: boolean;
  show: (button: HTMLButtonElement) => void;
  close: () => void;
  /** Closes the dialog after the form was sent. */
  done: (confirmation: ReactNode) => void;
  /** Replaces the buttons. Rendered outside of the dialog, so that it can take the focus. */
  confirmation: ReactNode;
  /** The button pressed last, by default the main one, because the URL may open the dialog. */
  opener: RefObject<HTMLButtonElement | null>;
}

export interface FormDialogOptions {
  /** Whether the URL asks for the open dialog. */
  isRequested?: boolean;
  onClose?: () => void;
}

/** The state of a dialog with a form, which several buttons may open. */
export function useFormDialog({ isRequested = false, onClose }: FormDialogOptions = {}): FormDialogState {
  const [open, setOpen] = useState(false);
  const [confirmation, setConfirmation] = useState<ReactNode>();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRequested) setOpen(true);
  }, [isRequested]);
  const show = (button: HTMLButtonElement) => {
    opener.current = button;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const done = (panel: ReactNode) => {
    setConfirmation(panel);
    close();
  };
  return { open, show, close, done, confirmation, opener };
}
