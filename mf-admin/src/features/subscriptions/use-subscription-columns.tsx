import { type AuctionSubscription, formatUsd } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import type { Column } from '../../shared/rows-table.js';
import { Tag } from '../../shared/tag.js';
import { useMoment } from '../../shared/use-moment.js';
import { useConfirmRefund } from './use-confirm-refund.js';
import styles from './use-subscription-columns.module.css';

const nameOf = ({ firstName, lastName }: AuctionSubscription): string => `${firstName} ${lastName}`;

export function useSubscriptionColumns(): Column<AuctionSubscription>[] {
  const { t } = useTranslation('desk');
  const { day } = useMoment();
  const refund = useConfirmRefund();
  return [
    {
      title: t('subscription.member'),
      cell: (member) => (
        <span className={styles.member}>
          <bdi className={styles.name}>{nameOf(member)}</bdi>
          <bdi>{member.email}</bdi>
          <bdi dir="ltr">{member.phone}</bdi>
        </span>
      ),
    },
    {
      title: t('subscription.plan'),
      cell: ({ planType, amount }) => (
        <span className={styles.member}>
          <bdi>{t(`plan.${planType}`, { defaultValue: planType })}</bdi>
          <bdi>{formatUsd(amount)}</bdi>
        </span>
      ),
    },
    {
      title: t('subscription.period'),
      from: 'md',
      cell: ({ startDate, endDate }) => (
        <bdi>
          {day(startDate)} – {day(endDate)}
        </bdi>
      ),
    },
    {
      title: t('list.status'),
      cell: ({ active, paymentStatus, disputedAt }) => (
        <>
          <Tag tone={paymentStatus === 'completed' ? 'good' : 'plain'}>{t(`paymentStatus.${paymentStatus}`)}</Tag>
          {active && <Tag tone="good">{t('subscription.active')}</Tag>}
          {disputedAt && <Tag tone="bad">{t('subscription.disputed')}</Tag>}
        </>
      ),
    },
    { title: t('subscription.payment'), from: 'xl', cell: ({ stripePaymentId }) => <bdi>{stripePaymentId}</bdi> },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (member) =>
        member.paymentStatus === 'completed' && (
          <Button
            onClick={() => refund(member.id, nameOf(member), formatUsd(member.amount))}
            aria-label={t('subscription.refundNamed', { name: nameOf(member) })}
          >
            {t('subscription.refund')}
          </Button>
        ),
    },
  ];
}
