import { formatUsd, type Membership } from '@dealership/contracts';
import { nameRepresentativeOfMembership, refundMembership } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Dropdown } from 'antd';
import { MoreIcon } from '../../../shared/display/icons.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import { useConfirmRefund } from '../refund/use-confirm-refund.js';
import { useMemberName } from '../use-member-name.js';

interface NextStepProps {
  member: Membership;
  onOpen: () => void;
}

/** The next step of a membership's fulfilment, which is taken in the membership itself. */
export function NextStep({ member, onOpen }: NextStepProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Allowed to={nameRepresentativeOfMembership}>
      <Button onClick={onOpen}>{t(`membership.fulfil.${member.loginSentAt ? 'rep' : 'login'}`)}</Button>
    </Allowed>
  );
}

interface MembershipMenuProps {
  member: Membership;
  /** Receives the updated membership once the refund has started. */
  onChanged?: (member: Membership) => void;
}

/** The menu of a membership, with the refund; hidden if that was made or is in progress. */
export function MembershipMenu({ member, onChanged }: MembershipMenuProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useMemberName();
  const refund = useConfirmRefund(onChanged);
  if (member.paymentStatus !== 'completed') return null;
  const name = nameOf(member);
  const label = t('membership.refundNamed', { name });
  const items = [{ key: 'refund', danger: true, label, onClick: () => refund(member.id, name, formatUsd(member.amount)) }];
  return (
    <Allowed to={refundMembership}>
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
  );
}
