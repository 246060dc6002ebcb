import { useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';

/** Asks for confirmation before erasing a person. `who`: the e-mail address or phone number. */
export function useConfirmErasure(who: string, erase: () => Promise<unknown>) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  return (count: number) =>
    modal.confirm({
      title: t('privacy.confirmTitle', { who }),
      content: t('privacy.confirmText', { count }),
      okText: t('privacy.confirmOk'),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: erase,
    });
}
