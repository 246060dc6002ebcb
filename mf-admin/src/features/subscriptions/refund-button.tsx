import { type AuctionSubscription, formatUsd } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { memberName } from './member-name.js';
import { useConfirmRefund } from './use-confirm-refund.js';

/** Nothing for a membership that has been given back, or is being. */
export function RefundButton({ member }: { member: AuctionSubscription }) {
  const { t } = useTranslation('desk');
  const refund = useConfirmRefund();
  if (member.paymentStatus !== 'completed') return null;
  const name = memberName(member);
  return (
    <Button
      onClick={() => refund(member.id, name, formatUsd(member.amount))}
      aria-label={t('subscription.refundNamed', { name })}
    >
      {t('subscription.refund')}
    </Button>
  );
}
