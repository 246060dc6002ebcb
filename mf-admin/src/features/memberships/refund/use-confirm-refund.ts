import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useConfirmDanger } from '../../../shared/dialog/use-confirm-danger.js';
import { useRefund } from '../memberships-api.js';

/** Asks for confirmation before a refund. `onChanged`: as in `useRefund`. */
export function useConfirmRefund(onChanged?: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const confirm = useConfirmDanger();
  const { mutateAsync } = useRefund(onChanged);
  return (id: number, name: string, amount: string) =>
    confirm({
      title: t('membership.refundTitle', { name }),
      content: t('membership.refundText', { amount }),
      okText: t('membership.refundOk', { amount }),
      act: () => mutateAsync(id),
    });
}
