import { SUBSCRIPTION_STATUSES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Choice } from '../../shared/choice.js';
import { ListBar } from '../../shared/list-bar.js';
import { StaffTable } from '../../shared/staff-table.js';
import { useListState } from '../../shared/use-list-state.js';
import { subscriptionsQuery } from './subscriptions-api.js';
import { useSubscriptionColumns } from './use-subscription-columns.js';

/** Memberships: read-only but for a refund. */
export function SubscriptionsTab() {
  const { t } = useTranslation('desk');
  const list = useListState();
  const reading = useQuery(subscriptionsQuery(list));
  const columns = useSubscriptionColumns();
  const options = [
    { value: '', label: t('subscription.all') },
    { value: 'active', label: t('subscription.active') },
    ...SUBSCRIPTION_STATUSES.map((value) => ({ value, label: t(`paymentStatus.${value}`) })),
  ];
  return (
    <>
      <ListBar list={list} search={t('subscription.search')} onRefresh={reading.refetch} refreshing={reading.isFetching}>
        <Choice
          aria-label={t('list.status')}
          value={list.status}
          options={options}
          onChange={(status) => list.change({ status })}
        />
      </ListBar>
      <StaffTable
        label={t('tab.auction')}
        columns={columns}
        shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
        reading={reading}
        list={list}
        empty={{ title: t('subscription.empty'), text: t('subscription.emptyText') }}
      />
    </>
  );
}
