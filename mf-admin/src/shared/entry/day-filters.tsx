import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useId } from 'react';
import type { ListControl } from '../list/use-list-state.js';
import styles from './day-filters.module.css';

const DAYS = ['from', 'to'] as const;

/** By the days of arrival. */
export function DayFilters({ list }: { list: ListControl }) {
  const { t } = useTranslation('desk');
  const id = useId();
  return DAYS.map((name) => (
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
