import { useTranslation } from '@dealership/ui-kit';
import { App, type ModalFuncProps } from 'antd';

interface Danger extends Required<Pick<ModalFuncProps, 'title' | 'content' | 'okText'>> {
  /** Reports its own failures: the dialog closes either way. */
  act: () => Promise<unknown>;
}

/** Asks for confirmation before something that cannot be undone easily. */
export function useConfirmDanger() {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  return ({ act, ...texts }: Danger) =>
    modal.confirm({
      ...texts,
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => act().catch(() => undefined),
    });
}
