import { kindOfList } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { NativeSelect } from '../../shared/display/native-select.js';
import type { ListControl } from '../../shared/list/use-list-state.js';
import { DayFilters } from '../../shared/request/entry/day-filters.js';
import type { LeadList } from '../../shared/request/lead/lead-lists.js';

export interface LeadFiltersProps {
  list: ListControl;
  leads: LeadList;
}

/** Filters by status, requested day and days of arrival. Without a status, everything but spam is listed. */
export function LeadFilters({ list, leads: { name, statuses, hasAppointments } }: LeadFiltersProps) {
  const { t } = useTranslation('dashboard');
  const options = [
    { value: '', label: t('lead.withoutSpam') },
    // Requests show their state in the inbox, subscribers their own status.
    ...statuses.map((value) => ({ value, label: t(kindOfList(name) ? `lead.states.${value}` : `leadStatus.${value}`) })),
    { value: 'all', label: t('lead.all') },
  ];
  return (
    <>
      <NativeSelect
        aria-label={t('list.status')}
        value={list.status}
        options={options}
        onChange={(status) => list.change({ status })}
      />
      <DayFilters list={list} days={hasAppointments ? ['day', 'from', 'to'] : undefined} />
    </>
  );
}
