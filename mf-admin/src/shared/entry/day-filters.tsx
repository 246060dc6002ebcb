import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useId } from 'react';
import type { ListControl } from '../list/use-list-state.js';
import styles from './day-filters.module.css';

type Day = 'day' | 'from' | 'to';

const ARRIVAL: Day[] = ['from', 'to'];

export interface DayFiltersProps {
  list: ListControl;
  days?: Day[] | undefined;
}

/** By the days of arrival, unless other days are asked for. */
export function DayFilters({ list, days = ARRIVAL }: DayFiltersProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return days.map((name) => (
    <span key={name} className={styles.day}>
      <label htmlFor={`${id}-${name}`}>{t(`list.${name}`)}</label>
      <Input
        id={`${id}-${name}`}
        type="date"
        value={list[name]}
        onChange={(event) => list.change({ [name]: event.target.value })}
      />
    </span>
  ));
}
