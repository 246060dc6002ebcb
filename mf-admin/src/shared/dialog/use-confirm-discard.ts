import { useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { useRef } from 'react';
import { hasUnsaved } from '../unsaved/unsaved.js';

/** Asks for confirmation, once at a time, before unsaved input is discarded. */
export function useConfirmDiscard(): (discard: () => unknown) => void {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const isAsking = useRef(false);
  const answer = (then?: () => unknown) => {
    isAsking.current = false;
    return then?.();
  };
  return (discard) => {
    if (isAsking.current) return;
    isAsking.current = true;
    modal.confirm({
      title: t('discard.title'),
      content: t('discard.text'),
      okText: t('discard.ok'),
      okButtonProps: { danger: true, type: 'default' },
      focusable: { autoFocusButton: 'cancel' },
      cancelText: t('discard.cancel'),
      onOk: () => answer(discard),
      onCancel: () => answer(),
    });
  };
}

/** Returns what closes an overlay: at once, or after confirmation while a form on the page has unsaved input. */
export function useConfirmedClose(onClose: () => void): () => void {
  const confirmDiscard = useConfirmDiscard();
  return () => (hasUnsaved() ? confirmDiscard(onClose) : onClose());
}
