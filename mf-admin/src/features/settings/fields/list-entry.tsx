import type { ListSetting } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DeleteIcon, UpIcon } from '../../../shared/display/icons.js';
import styles from './list-field.module.css';

interface ListEntryProps {
  field: ListSetting;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the entry by that many positions. */
  onMove: (steps: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of a list entry, and its buttons. */
export function ListEntry({ field, title, isFirst, isLast, onMove, onRemove, children }: ListEntryProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const removing = field.remove?.[language] ?? t('setting.remove');
  const remove = { icon: <DeleteIcon />, onClick: onRemove, 'aria-label': `${removing}: ${title}` };
  if (field.lines || field.isCompact)
    return (
      <fieldset className={[styles.line, field.isCompact && styles.single].filter(Boolean).join(' ')}>
        <legend className={styles.hidden}>{title}</legend>
        {children}
        <Button {...remove} title={removing} />
      </fieldset>
    );
  if (field.isDense)
    return (
      <fieldset className={styles.dense}>
        <legend className={styles.hidden}>{title}</legend>
        {children}
        <Button
          icon={<UpIcon />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          aria-label={`${t('setting.up')}: ${title}`}
          title={t('setting.up')}
        />
        <Button {...remove} title={removing} />
      </fieldset>
    );
  return (
    <fieldset className={field.isTable ? styles.row : styles.entry}>
      <legend className={field.isTable ? styles.hidden : styles.title}>{title}</legend>
      {children}
      <div className={styles.actions}>
        {!field.isUnordered && (
          <>
            <Button size="small" disabled={isFirst} onClick={() => onMove(-1)} aria-label={`${t('setting.up')}: ${title}`}>
              {t('setting.up')}
            </Button>
            <Button size="small" disabled={isLast} onClick={() => onMove(1)} aria-label={`${t('setting.down')}: ${title}`}>
              {t('setting.down')}
            </Button>
          </>
        )}
        <Button size={field.isTable ? 'middle' : 'small'} {...remove}>
          {removing}
        </Button>
      </div>
    </fieldset>
  );
}
