import { Sheet, Spinner } from '@dealership/ui-kit';
import { Island, type LazyComponent } from '@dealership/ui-kit/island';
import { useEffect, useState } from 'react';
import { DialogHeading } from './dialog-heading.js';
import styles from './form-dialog.module.css';
import type { FormDialogState } from './use-form-dialog.js';

export interface FormDialogProps<Props> {
  form: LazyComponent<Props>;
  /** Props of the form. */
  props: Props;
  dialog: FormDialogState;
  title: string;
  /** Picture of the car that the form refers to. */
  picture?: string | null | undefined;
}

/** A dialog (a full sheet on phones) whose form is loaded on first opening and then stays mounted. */
export function FormDialog<Props extends object>({ form, props, dialog, title, picture }: FormDialogProps<Props>) {
  const { open, opener } = dialog;
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  const close = () => {
    dialog.close();
    opener.current?.focus({ preventScroll: true });
  };
  const heading = <DialogHeading title={title} picture={opened ? picture : null} />;
  return (
    <Sheet open={open} onClose={close} title={heading} side="center" keepMounted>
      <div className={styles.content}>
        {opened && <Island component={form} when="load" props={props} fallback={<Spinner />} />}
      </div>
    </Sheet>
  );
}
