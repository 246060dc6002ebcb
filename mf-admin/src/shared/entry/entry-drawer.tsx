import type { Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useHeldPlace } from '../as-staff.js';
import { LayerToasts } from '../layer-toasts.js';
import { useMoment } from '../use-moment.js';
import { useReturnFocus } from '../use-return-focus.js';
import styles from './entry-drawer.module.css';

export interface EntryDrawerProps {
  title: string;
  entry: { id: number; createdAt: string; language: Language };
  onClose: () => void;
  children: ReactNode;
}

/** Beside the list: all of what a visitor sent, and what staff make of it. */
export function EntryDrawer({ title, entry, onClose, children }: EntryDrawerProps) {
  const { t } = useTranslation('desk');
  const { direction } = useLanguage();
  const { moment } = useMoment();
  useReturnFocus();
  useHeldPlace();
  return (
    <Drawer
      open
      title={<bdi>{title}</bdi>}
      closable={{ 'aria-label': t('common:close') }}
      size="min(40rem, 100vw)"
      placement={direction === 'rtl' ? 'left' : 'right'}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p className={styles.quiet}>
          {t('lead.receivedAt', { moment: moment(entry.createdAt) })} · {t(`languageName.${entry.language}`)} · #{entry.id}
        </p>
        {children}
      </div>
      <LayerToasts />
    </Drawer>
  );
}
