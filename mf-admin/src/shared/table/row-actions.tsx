import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DeleteIcon, EditIcon } from '../display/icons.js';
import styles from './row-actions.module.css';

export interface RowActionsProps {
  /** What the row is called: it distinguishes the buttons of a table. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  /** More that can be done with the row. */
  children?: ReactNode;
}

export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  const { t } = useTranslation('dashboard');
  const named = (action: 'edit' | 'delete') => ({
    'aria-label': t(`action.${action}Named`, { name }),
    title: t(`action.${action}`),
  });
  return (
    <div className={styles.actions}>
      {children}
      <Button {...named('edit')} icon={<EditIcon />} onClick={onEdit} />
      <Button {...named('delete')} danger icon={<DeleteIcon />} onClick={onDelete} />
    </div>
  );
}
