import type { Membership, RefundReason } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useConfirmDanger } from '../../../shared/dialog/use-confirm-danger.js';
import { useRefund } from '../memberships-api.js';
import { RefundReasonChoice } from './refund-reason-choice.js';

/** Asks for confirmation before a refund. `onChanged`: as in `useRefund`. */
export function useConfirmRefund(onChanged?: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const confirm = useConfirmDanger();
  const { mutateAsync } = useRefund(onChanged);
  return (id: number, name: string, amount: string) => {
    let reason: RefundReason | undefined;
    return confirm({
      title: t('membership.refundTitle', { name }),
      content: (
        <>
          <p>{t('membership.refundText', { amount })}</p>
          <RefundReasonChoice
            onChange={(chosen) => {
              reason = chosen;
            }}
          />
        </>
      ),
      okText: t('membership.refundOk', { amount }),
      act: () => mutateAsync({ id, reason }),
    });
  };
}
