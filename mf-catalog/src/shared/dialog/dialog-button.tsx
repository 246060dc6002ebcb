import { Button } from '@dealership/ui-kit';
import { preloadOnIntent } from './preload-on-intent.js';
import type { FormDialogState } from './use-form-dialog.js';

export interface DialogButtonProps {
  form: Parameters<typeof preloadOnIntent>[0];
  dialog: FormDialogState;
  /** Whether this is the button of the page, not its repetition in the bar. */
  isMain: boolean;
  children: string;
}

/** Opens a form's dialog, and preloads the form. */
export function DialogButton({ form, dialog, isMain, children }: DialogButtonProps) {
  return (
    <Button
      {...preloadOnIntent(form)}
      ref={isMain ? dialog.opener : undefined}
      className="needs-script"
      onClick={({ currentTarget }) => dialog.show(currentTarget)}
      aria-haspopup="dialog"
    >
      {children}
    </Button>
  );
}
