import { Sheet, Spinner } from '@dealership/ui-kit';
import { Island, type LazyPart } from '@dealership/ui-kit/island';
import { type RefObject, useEffect, useState } from 'react';

export interface FormDialogProps<Props> {
  form: LazyPart<Props>;
  /** What the form gets. */
  props: Props;
  open: boolean;
  onClose: () => void;
  title: string;
  /** Gets the focus when the dialog closes, also where the address opened it. */
  opener: RefObject<HTMLElement | null>;
}

/** A dialog (a full sheet on phones) whose form is loaded when it is first opened, and stays from then on. */
export function FormDialog<Props extends object>({ form, props, open, onClose, title, opener }: FormDialogProps<Props>) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  const close = () => {
    onClose();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <Sheet open={open} onClose={close} title={title} side="center" keep>
      {opened && <Island part={form} when="load" props={props} fallback={<Spinner />} />}
    </Sheet>
  );
}
