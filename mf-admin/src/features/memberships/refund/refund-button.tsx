import { formatUsd, type Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMemberName } from '../use-member-name.js';
import { useConfirmRefund } from './use-confirm-refund.js';

export interface RefundButtonProps {
  member: Membership;
  /** Receives the updated membership once the refund has started. */
  onChanged?: (member: Membership) => void;
}

/** The refund button; hidden if the membership has been refunded or a refund is in progress. */
export function RefundButton({ member, onChanged }: RefundButtonProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useMemberName();
  const refund = useConfirmRefund(onChanged);
  if (member.paymentStatus !== 'completed') return null;
  const name = nameOf(member);
  return (
    <Button onClick={() => refund(member.id, name, formatUsd(member.amount))} aria-label={t('membership.refundNamed', { name })}>
      {t('membership.refund')}
    </Button>
  );
}
