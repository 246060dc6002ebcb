import { formatUsd, type Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { usePlanName } from '../../../shared/display/format/use-plan-name.js';
import { PhoneNumber } from '../../../shared/display/phone-number.js';
import { RowName } from '../../../shared/list/table/row-name.js';
import type { Column } from '../../../shared/list/table/rows-table.js';
import { MembershipTags } from '../../../shared/membership/membership-tags.js';
import { MembershipPeriod } from '../membership-period.js';
import { useMemberName } from '../use-member-name.js';
import { DueTag } from './due-tag.js';
import { MembershipMenu, NextStep } from './membership-actions.js';
import { PaymentId } from './payment-id.js';
import styles from './use-membership-columns.module.css';

function Contact({ member: { erasedAt, email, phone } }: { member: Membership }) {
  return (
    <>
      {!erasedAt && (
        <bdi className={styles.email} title={email}>
          {email}
        </bdi>
      )}
      <PhoneNumber number={phone} />
    </>
  );
}

export function useMembershipColumns(onOpen: (member: Membership) => void): Column<Membership>[] {
  const { t } = useTranslation('dashboard');
  const planName = usePlanName();
  const { day, days } = useMoment();
  const nameOf = useMemberName();
  return [
    {
      title: t('membership.member'),
      cell: (member) => (
        <RowName name={nameOf(member)} onOpen={() => onOpen(member)}>
          <span className={styles.lines}>
            <bdi>{member.reference}</bdi>
            <span className={styles.contact}>
              <Contact member={member} />
            </span>
            {member.notes.length > 0 && t('lead.noteCount', { count: member.notes.length })}
          </span>
        </RowName>
      ),
    },
    {
      title: t('lead.contact'),
      from: 'xl',
      cell: (member) => (
        <span className={styles.lines}>
          <Contact member={member} />
        </span>
      ),
    },
    {
      title: t('membership.plan'),
      isWide: true,
      cell: (member) => (
        <span className={styles.lines}>
          <span className={styles.plan}>
            <bdi>{planName(member)}</bdi> · <bdi>{formatUsd(member.amount)}</bdi>
          </span>
          <MembershipPeriod member={member}>
            <bdi>{days(member.startDate, member.endDate)}</bdi>
          </MembershipPeriod>
        </span>
      ),
    },
    {
      title: t('membership.fulfil.todo'),
      isWide: true,
      cell: (member) =>
        member.toFulfil ? (
          <span className={styles.todo}>
            <NextStep member={member} onOpen={() => onOpen(member)} />
            <DueTag member={member} />
          </span>
        ) : (
          member.dueAt && member.active && <span className={styles.todo}>{t('membership.fulfil.done')}</span>
        ),
    },
    {
      title: t('list.status'),
      cell: (member) => (
        <span className={styles.lines}>
          <MembershipTags member={member} />
          {member.paymentStatus === 'refunded' && member.refundedAt && <bdi>{day(member.refundedAt)}</bdi>}
        </span>
      ),
    },
    { title: t('membership.payment'), from: 'xxl', cell: ({ stripePaymentId }) => <PaymentId id={stripePaymentId} /> },
    { title: t('list.actions'), isEnd: true, cell: (member) => <MembershipMenu member={member} /> },
  ];
}
