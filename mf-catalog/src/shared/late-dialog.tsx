import { Sheet, Spinner, showToast, useTranslation } from '@dealership/ui-kit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type LateCode, useLateCode } from './late-code.js';

export interface LateDialogProps<Props> {
  code: LateCode<Props>;
  /** What the part in the dialog gets. */
  part: Props;
  open: boolean;
  onClose: () => void;
  title: string;
  /** Gets the focus when the dialog closes, also where the address opened it. */
  opener: RefObject<HTMLElement | null>;
}

/** A dialog (a full sheet on phones) whose content comes when it is first opened, and stays from then on. */
export function LateDialog<Props extends object>({ code, part, open, onClose, title, opener }: LateDialogProps<Props>) {
  const { t } = useTranslation('catalog');
  const { Part, load } = useLateCode(code);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  const giveUp = useEffectEvent(() => {
    onClose();
    showToast({ kind: 'error', title: t('common:form.error') });
  });
  const missing = open && !Part;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    void load().then((came) => {
      if (!came && !gone) giveUp();
    });
    return () => {
      gone = true;
    };
  }, [missing, load]);
  const closed = () => {
    onClose();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <Sheet open={open} onClose={closed} title={title} side="center" keep>
      {opened && (Part ? <Part {...part} /> : <Spinner />)}
    </Sheet>
  );
}
