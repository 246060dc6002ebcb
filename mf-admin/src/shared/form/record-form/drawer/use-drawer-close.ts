import { useEffect, useEffectEvent } from 'react';
import { useConfirmDiscard } from '../../../dialog/use-confirm-discard.js';
import type { Leaving } from '../../../list/records/use-entry-editor.js';
import { useUnsavedWarning } from '../../../unsaved/unsaved.js';

interface DrawerCloseOptions {
  isChanged: () => boolean;
  onClose: () => void;
  /** Set once the URL no longer names the row. */
  leaving: Leaving | undefined;
}

/** Returns what closes a drawer. Closing, going back and leaving the page require confirmation while there is unsaved input. */
export function useDrawerClose({ isChanged, onClose, leaving }: DrawerCloseOptions): () => void {
  const confirmDiscard = useConfirmDiscard();
  useUnsavedWarning(isChanged);
  const isLeft = leaving !== undefined;
  const onLeft = useEffectEvent(() => {
    if (!isChanged()) return leaving?.leave();
    leaving?.stay();
    confirmDiscard(onClose);
  });
  useEffect(() => {
    if (isLeft) onLeft();
  }, [isLeft]);
  return () => (isChanged() ? confirmDiscard(onClose) : onClose());
}
