import { useTranslation } from '@dealership/ui-kit';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useRef } from 'react';
import { DeleteIcon, EditIcon, MoreIcon } from '../../display/icons.js';
import { Allowed, type AllowedProps } from '../../staff/allowed.js';
import styles from './row-actions.module.css';

export interface RowAction {
  key: string;
  label: string;
  /** The action with the row's name, for screen readers. */
  named: string;
  onClick: () => void;
}

export interface RowActionsProps {
  /** The row's display name, which distinguishes the buttons of a table. */
  name: string;
  /** The endpoint for deleting. Users who may not call it have read-only access to the row. */
  remove: AllowedProps['to'];
  onEdit: () => void;
  onDelete: () => void;
  /** Menu items shown above the delete action. */
  more?: RowAction[];
  /** One of the menu's actions is under way. */
  isBusy?: boolean;
  /** Further actions for the row. */
  children?: ReactNode;
}

/** The actions of a row. Frequent ones are visible; those that cannot be undone are in a menu. */
export function RowActions({ name, remove, onEdit, onDelete, more = [], isBusy = false, children }: RowActionsProps) {
  const { t } = useTranslation('dashboard');
  const opener = useRef<HTMLButtonElement>(null);
  const named = (action: 'edit' | 'more') => ({
    'aria-label': t(`action.${action}Named`, { name }),
    title: t(`action.${action}`),
  });
  const menu = {
    // The chosen item disappears with the menu; a dialog returns the focus to here, too.
    onClick: () => opener.current?.focus(),
    items: [
      ...more.map(({ named: fullName, ...action }) => ({ ...action, 'aria-label': fullName })),
      {
        key: 'delete',
        danger: true,
        icon: <DeleteIcon />,
        label: t('action.delete'),
        'aria-label': t('action.deleteNamed', { name }),
        onClick: onDelete,
      },
    ],
  };
  return (
    <div className={styles.actions}>
      <Allowed to={remove}>{children}</Allowed>
      <Button {...named('edit')} icon={<EditIcon />} onClick={onEdit} />
      <Allowed to={remove}>
        <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
          <Button {...named('more')} ref={opener} type="text" icon={<MoreIcon />} loading={isBusy} aria-haspopup="menu" />
        </Dropdown>
      </Allowed>
    </div>
  );
}
