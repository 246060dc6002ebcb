import { Sheet, Spinner, showToast, useTranslation } from '@dealership/ui-kit';
import type { LatePart } from '@dealership/ui-kit/late';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface LateDialogProps<Props> {
  part: LatePart<Props>;
  /** What the part in the dialog gets. */
  props: Props;
  open: boolean;
  onClose: () => void;
  title: string;
  /** Gets the focus when the dialog closes, also where the address opened it. */
  opener: RefObject<HTMLElement | null>;
}

/** A dialog (a full sheet on phones) whose content comes when it is first opened, and stays from then on. */
export function LateDialog<Props extends object>({ part, props, open, onClose, title, opener }: LateDialogProps<Props>) {
  const { t } = useTranslation('catalog');
  const [Part, setPart] = useState(() => part.loaded);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  const giveUp = useEffectEvent((error: unknown) => {
    console.error('The part in the dialog could not be loaded', error);
    onClose();
    showToast({ kind: 'error', title: t('common:form.error') });
  });
  const missing = open && !Part;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    part.load().then(
      (loaded) => gone || setPart(() => loaded),
      (error: unknown) => gone || giveUp(error),
    );
    return () => {
      gone = true;
    };
  }, [missing, part]);
  const closed = () => {
    onClose();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <Sheet open={open} onClose={closed} title={title} side="center" keep>
      {opened && (Part ? <Part {...props} /> : <Spinner />)}
    </Sheet>
  );
}
