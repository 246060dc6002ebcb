import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useId } from 'react';
import { Choice } from '../../shared/choice.js';
import type { ListControl } from '../../shared/use-list-state.js';
import styles from './lead-filters.module.css';

export interface LeadFiltersProps {
  list: ListControl;
  statuses: readonly string[];
}

/** By status and by the days of arrival. Without a status: everything but spam. */
export function LeadFilters({ list, statuses }: LeadFiltersProps) {
  const { t } = useTranslation('desk');
  const id = useId();
  const options = [
    { value: '', label: t('lead.withoutSpam') },
    ...statuses.map((value) => ({ value, label: t(`leadStatus.${value}`) })),
    { value: 'all', label: t('lead.all') },
  ];
  const day = (name: 'from' | 'to') => (
    <span className={styles.day}>
      <label htmlFor={`${id}-${name}`}>{t(`list.${name}`)}</label>
      <Input
        id={`${id}-${name}`}
        type="date"
        value={list[name]}
        onChange={(event) => list.change({ [name]: event.target.value })}
      />
    </span>
  );
  return (
    <>
      <Choice
        aria-label={t('list.status')}
        value={list.status}
        options={options}
        onChange={(status) => list.change({ status })}
      />
      {day('from')}
      {day('to')}
    </>
  );
}
