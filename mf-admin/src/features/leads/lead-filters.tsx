import { useTranslation } from '@dealership/ui-kit';
import { DayFilters } from '../../shared/entry/day-filters.js';
import type { LeadList } from '../../shared/lead/lead-lists.js';
import { NativeSelect } from '../../shared/list/native-select.js';
import type { ListControl } from '../../shared/list/use-list-state.js';

export interface LeadFiltersProps {
  list: ListControl;
  leads: LeadList;
}

/** Filters by status, requested day and days of arrival. Without a status, everything but spam is listed. */
export function LeadFilters({ list, leads: { statuses, hasAppointments } }: LeadFiltersProps) {
  const { t } = useTranslation('dashboard');
  const options = [
    { value: '', label: t('lead.withoutSpam') },
    ...statuses.map((value) => ({ value, label: t(`leadStatus.${value}`) })),
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
