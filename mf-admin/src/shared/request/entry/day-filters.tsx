import { DUBAI_OFFSET } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useId } from 'react';
import { useMoment } from '../../display/format/use-moment.js';
import type { ListControl } from '../../list/use-list-state.js';
import styles from './day-filters.module.css';

export type Day = 'day' | 'from' | 'to';

const ARRIVAL: Day[] = ['from', 'to'];

/** Beside the day of an appointment, the days of arrival say so. */
const LABELS: Record<Day, string> = { day: 'day', from: 'receivedFrom', to: 'receivedTo' };

export interface DayFiltersProps {
  list: ListControl;
  days?: Day[] | undefined;
}

/**
 * Filters by arrival date, unless `days` says otherwise. The native field formats dates in the browser's language, so
 * until it is used, the date in the admin's language covers it.
 */
export function DayFilters({ list, days = ARRIVAL }: DayFiltersProps) {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const id = useId();
  return days.map((name) => (
    <span key={name} className={styles.day}>
      <label htmlFor={`${id}-${name}`}>{t(`list.${days.includes('day') ? LABELS[name] : name}`)}</label>
      <span className={styles.field}>
        <Input
          id={`${id}-${name}`}
          type="date"
          value={list[name]}
          onChange={(event) => list.change({ [name]: event.target.value })}
        />
        <span className={styles.shown} aria-hidden="true">
          {list[name] ? day(`${list[name]}T12:00:00${DUBAI_OFFSET}`) : t('list.anyDay')}
        </span>
      </span>
    </span>
  ));
}
