import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SearchIcon } from '../../shared/display/icons.js';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import styles from './palette.module.css';
import { useRememberRecords } from './recent-records.js';

/** Loaded when it is first opened. */
const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './index.js'));

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Opens the search of the whole admin, as Ctrl+K (or Cmd+K) does. */
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
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
