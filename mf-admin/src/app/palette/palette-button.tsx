import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { SearchIcon } from '../../shared/display/icons.js';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { Palette } from './palette.js';
import styles from './palette.module.css';
import { useRememberRecords } from './recent-records.js';

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Opens the search of the whole admin, as Ctrl+K (or Cmd+K) does. Its code is at hand: what is typed at once is not lost. */
export function PaletteButton() {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  useShortcut('palette', () => setOpen(true));
  useRememberRecords();
  return (
    <>
      <Button icon={<SearchIcon />} aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('palette.open')}
        <kbd className={styles.key} dir="ltr">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
