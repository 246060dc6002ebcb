import { type AuctionSubscription, formatUsd } from '@dealership/contracts';
import { nameRepresentativeOfAuctionSubscription, refundAuctionSubscription } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Dropdown } from 'antd';
import { MoreIcon } from '../../shared/display/icons.js';
import { Allowed } from '../../shared/me/allowed.js';
import { useConfirmRefund } from './use-confirm-refund.js';
import { useMemberName } from './use-member-name.js';
import styles from './use-subscription-columns.module.css';

export interface SubscriptionActionsProps {
  member: AuctionSubscription;
  onOpen: () => void;
}

/** The next step of a membership's fulfilment, which opens the membership, and the refund in a menu. */
export function SubscriptionActions({ member, onOpen }: SubscriptionActionsProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useMemberName();
  const refund = useConfirmRefund();
  const name = nameOf(member);
  const label = t('subscription.refundNamed', { name });
  const items = [{ key: 'refund', danger: true, label, onClick: () => refund(member.id, name, formatUsd(member.amount)) }];
  return (
    <div className={styles.actions}>
      {member.toFulfil && (
        <Allowed to={nameRepresentativeOfAuctionSubscription}>
          <Button onClick={onOpen}>{t(`subscription.fulfil.${member.loginSentAt ? 'rep' : 'login'}`)}</Button>
        </Allowed>
      )}
      {member.paymentStatus === 'completed' && (
        <Allowed to={refundAuctionSubscription}>
          <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
            <Button
              type="text"
              icon={<MoreIcon />}
              aria-label={t('action.moreNamed', { name })}
              title={t('action.more')}
              aria-haspopup="menu"
            />
          </Dropdown>
        </Allowed>
      )}
    </div>
  );
}
