import type { ReceivedMailPage } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import type { ListControl } from '../../../shared/list/use-list-state.js';
import { useReceivedColumns } from './use-received-columns.js';

export interface ReceivedListProps {
  reading: { data: ReceivedMailPage | undefined; isFetching: boolean; error: Error | null; refetch: () => unknown };
  list: ListControl;
}

/** Received e-mails that could not be assigned to a request, latest first. */
export function ReceivedList({ reading, list }: ReceivedListProps) {
  const { t } = useTranslation('dashboard');
  const columns = useReceivedColumns();
  const { data } = reading;
  return (
    <StaffTable
      label={t('notification.view.received')}
      columns={columns}
      shown={data && { rows: data.items, total: data.total }}
      reading={reading}
      // The choice of view does not count as a filter.
      list={{ ...list, status: '', q: '' }}
      pageSize={data?.pageSize}
      empty={{ title: t('notification.received.empty'), text: t('notification.received.emptyText') }}
    />
  );
}
