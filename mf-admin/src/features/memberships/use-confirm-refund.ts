import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { useRefund } from './memberships-api.js';

/** Asks for confirmation before a refund. `onChanged`: as in `useRefund`. */
export function useConfirmRefund(onChanged?: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const { mutateAsync } = useRefund(onChanged);
  return (id: number, name: string, amount: string) =>
    modal.confirm({
      title: t('subscription.refundTitle', { name }),
      content: t('subscription.refundText', { amount }),
      okText: t('subscription.refundOk', { amount }),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      // A toast reports failures; the dialog closes either way.
      onOk: () => mutateAsync(id).catch(() => undefined),
    });
}
