import type { NotificationsOverview } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import type { ListControl } from '../../../shared/list/use-list-state.js';
import { useFailedColumns } from './use-failed-columns.js';

export interface FailedListProps {
  reading: { data: NotificationsOverview | undefined; isFetching: boolean; error: Error | null; refetch: () => unknown };
  list: ListControl;
  onResend: (id: string, recipients: string[]) => void;
  /** The notification that is being resent. */
  resending: { isPending: boolean; variables: string | number | undefined };
}

/** Notifications whose retries are exhausted, latest first. */
export function FailedList({ reading, list, onResend, resending }: FailedListProps) {
  const { t } = useTranslation('dashboard');
  const columns = useFailedColumns(onResend, resending.isPending ? resending.variables : undefined);
  const { data } = reading;
  const showAll = <Button onClick={() => list.change({ status: 'all' })}>{t('notification.view.all')}</Button>;
  // The state of the queue is unknown: an empty list would suggest that nothing has failed.
  if (data?.queue === null)
    return (
      <Alert type="warning" showIcon title={t('notification.unavailable')} description={t('notification.unavailableText')} />
    );
  return (
    <StaffTable
      label={t('notification.view.failed')}
      columns={columns}
      shown={data && { rows: data.failed.items, total: data.failed.total }}
      reading={reading}
      // The choice of view does not count as a filter.
      list={{ ...list, status: '', q: '' }}
      pageSize={data?.failed.pageSize}
      empty={{ title: t('notification.empty'), text: t('notification.emptyText'), action: showAll }}
    />
  );
}
