import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { useRefund } from '../memberships-api.js';

/** Asks for confirmation before a refund. `onChanged`: as in `useRefund`. */
export function useConfirmRefund(onChanged?: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const { mutateAsync } = useRefund(onChanged);
  return (id: number, name: string, amount: string) =>
    modal.confirm({
      title: t('membership.refundTitle', { name }),
      content: t('membership.refundText', { amount }),
      okText: t('membership.refundOk', { amount }),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      // A toast reports failures; the dialog closes either way.
      onOk: () => mutateAsync(id).catch(() => undefined),
    });
}
