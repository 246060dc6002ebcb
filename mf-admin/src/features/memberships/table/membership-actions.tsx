import type { Membership } from '@dealership/contracts';
import { nameRepresentativeOfMembership, refundMembership } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { MoreIcon } from '../../../shared/display/icons.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import { RefundDialog } from '../refund/refund-dialog.js';
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
      <Button onClick={onOpen}>{t(`membership.fulfil.${member.loginSentAt ? 'rep' : 'nextLogin'}`)}</Button>
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
  const opener = useRef<HTMLButtonElement>(null);
  const [isRefunding, setRefunding] = useState(false);
  const name = nameOf(member);
  const label = t('membership.refundNamed', { name });
  const refund = () => {
    // The chosen item disappears with the menu: the dialog returns the focus to here.
    opener.current?.focus();
    setRefunding(true);
  };
  const items = [{ key: 'refund', danger: true, label, onClick: refund }];
  return (
    <Allowed to={refundMembership}>
      {member.paymentStatus === 'completed' && (
        <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
          <Button
            ref={opener}
            type="text"
            icon={<MoreIcon />}
            aria-label={t('action.moreNamed', { name })}
            title={t('action.more')}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
      {isRefunding && <RefundDialog member={member} onChanged={onChanged} onClose={() => setRefunding(false)} />}
    </Allowed>
  );
}
