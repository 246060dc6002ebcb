import { kindOfList } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { NativeSelect } from '../../shared/display/native-select.js';
import type { ListControl } from '../../shared/list/use-list-state.js';
import { type Day, DayFilters } from '../../shared/request/entry/day-filters.js';
import type { LeadList } from '../../shared/request/lead/lead-lists.js';
import styles from './lead-filters.module.css';

export interface LeadFiltersProps {
  list: ListControl;
  leads: LeadList;
}

/** Test drives are filtered by their day. The period of receipt is shown only while the URL contains it. */
const daysOfDrives = ({ from, to }: ListControl): Day[] => (from || to ? ['day', 'from', 'to'] : ['day']);

/** Filters by status, day of the appointment and days of arrival. Without a status, everything but spam is listed. */
export function LeadFilters({ list, leads: { name, statuses, hasAppointments } }: LeadFiltersProps) {
  const { t } = useTranslation('dashboard');
  // Requests show their state in the inbox, subscribers their own status.
  const isRequest = kindOfList(name) !== undefined;
  const options = [
    { value: '', label: t('lead.withoutSpam') },
    ...statuses.map((value) => ({ value, label: t(isRequest ? `lead.states.${value}` : `leadStatus.${value}`) })),
    { value: 'all', label: t('lead.all') },
  ];
  return (
    <>
      <span className={styles.state}>
        <NativeSelect
          aria-label={t(isRequest ? 'inbox.state' : 'list.status')}
          value={list.status}
          options={options}
          onChange={(status) => list.change({ status })}
        />
      </span>
      <DayFilters list={list} days={hasAppointments ? daysOfDrives(list) : undefined} />
    </>
  );
}
