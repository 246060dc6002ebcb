import type { RecordedEmailPage } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import type { ListControl } from '../../../shared/list/use-list-state.js';
import { useEmailColumns } from './use-email-columns.js';

export interface EmailListProps {
  reading: { data: RecordedEmailPage | undefined; isFetching: boolean; error: Error | null; refetch: () => unknown };
  list: ListControl;
  onResend: (id: number, recipients: string[]) => void;
  /** The e-mail that is being resent. */
  resending: { isPending: boolean; variables: string | number | undefined };
}

/** All e-mails, newest first. */
export function EmailList({ reading, list, onResend, resending }: EmailListProps) {
  const { t } = useTranslation('dashboard');
  const columns = useEmailColumns(onResend, resending.isPending ? resending.variables : undefined);
  const { data } = reading;
  return (
    <StaffTable
      label={t('notification.view.all')}
      columns={columns}
      shown={data && { rows: data.items, total: data.total }}
      reading={reading}
      // The choice of view does not count as a filter.
      list={{ ...list, status: '' }}
      pageSize={data?.pageSize}
      empty={{ title: t('notification.none'), text: t('notification.noneText') }}
    />
  );
}
