import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { MoreIcon } from '../../shared/display/icons.js';
import { Mark } from '../../shared/display/mark.js';
import { PaletteButton } from '../palette/palette-button.js';
import { AccountMenu } from './account-menu.js';
import styles from './dashboard.module.css';

/** The dashboard's header. On a phone the tools collapse so that it takes up a single row. */
export function DashboardHeader() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <Mark />
        <h1 className={styles.title}>{t('dashboard.title')}</h1>
      </div>
      <Button
        type="text"
        className={styles.more}
        icon={<MoreIcon />}
        aria-label={t('dashboard.account')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={styles.tools} data-open={isOpen || undefined}>
        <PaletteButton />
        <Button href="/">{t('dashboard.toSite')}</Button>
        <AccountMenu />
      </div>
    </header>
  );
}
