import { useTranslation } from '@dealership/ui-kit';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { MoreIcon } from '../../../shared/display/icons.js';
import styles from './bulk.module.css';
import type { Selection } from './use-selection.js';

export interface SelectionBarProps<Row extends { id: number }> {
  selection: Selection<Row>;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** Says how many rows are selected, and what can be done with them. */
export function SelectionBar<Row extends { id: number }>({ selection, children }: SelectionBarProps<Row>) {
  const { t } = useTranslation('dashboard');
  const { chosen, all, clear } = selection;
  if (chosen.length === 0) return null;
  const more = {
    items: [
      { key: 'all', label: t('bulk.all'), onClick: all },
      { key: 'none', label: t('bulk.none'), onClick: clear },
    ],
  };
  return (
    <section className={styles.bar} aria-label={t('bulk.label')}>
      <span role="status">{t('bulk.count', { count: chosen.length })}</span>
      {children}
      <Button className={styles.clear ?? ''} onClick={clear}>
        {t('bulk.none')}
      </Button>
      <Dropdown menu={more} trigger={['click']} placement="topRight">
        <Button
          className={styles.more ?? ''}
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-label={t('action.more')}
          title={t('action.more')}
        />
      </Dropdown>
    </section>
  );
}
