import { endpointPath, type LeadSort, type NewsletterChange } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { filterOf, type ListState } from '../../shared/list/use-list-state.js';
import type { AnyLead } from '../../shared/request/lead/lead.js';
import type { LeadList } from '../../shared/request/lead/lead-lists.js';

export const LEADS_PAGE_SIZE = 25;

export const leadsQuery = (list: LeadList, state: ListState) =>
  staffQuery(list.name, list.endpoints.list, {
    ...filterOf(state),
    // Sent as the page's URL has it; the service refuses what it does not know.
    sort: state.sort as LeadSort,
    page: state.page,
    pageSize: LEADS_PAGE_SIZE,
  });

/** URL of the file with every entry that matches the list's filters. */
export const exportAddress = (list: LeadList, state: ListState): string =>
  endpointPath(list.endpoints.export, {}, filterOf(state));

/** Changes a subscriber's status. */
export function useSubscriberStatus(list: LeadList) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ lead, status }: { lead: AnyLead; status: NewsletterChange['status'] }) =>
      callStaff(list.endpoints.update, { params: { id: lead.id }, body: { status, version: lead.version } }),
    onSuccess: ({ status }) => showToast({ kind: 'success', title: t('lead.statusSaved'), text: t(`leadStatus.${status}`) }),
    onError: (error) => showToast({ kind: 'error', title: t('lead.statusFailed'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
