import type { RecordedEmailPage } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { ListControl } from '../../shared/list/use-list-state.js';
import { StaffTable } from '../../shared/table/staff-table.js';
import { useEmailColumns } from './use-email-columns.js';

export interface EmailListProps {
  reading: { data: RecordedEmailPage | undefined; isFetching: boolean; error: Error | null; refetch: () => unknown };
  list: ListControl;
}

/** Every e-mail that was written, the last one first. */
export function EmailList({ reading, list }: EmailListProps) {
  const { t } = useTranslation('desk');
  const columns = useEmailColumns();
  const { data } = reading;
  return (
    <StaffTable
      label={t('notification.view.all')}
      columns={columns}
      shown={data && { rows: data.items, total: data.total }}
      reading={reading}
      // Which view is open narrows nothing.
      list={{ ...list, status: '' }}
      pageSize={data?.pageSize}
      empty={{ title: t('notification.none'), text: t('notification.noneText') }}
    />
  );
}
