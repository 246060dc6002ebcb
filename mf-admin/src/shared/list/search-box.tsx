import { useTranslation } from '@dealership/ui-kit';
import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '../keys/use-shortcut.js';
import styles from './list-bar.module.css';

const DEBOUNCE_MS = 300;

export interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (q: string) => void;
}

/** A search box that searches once typing pauses. '/' focuses it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState(value);
  const input = useRef<InputRef>(null);
  useShortcut('search', () => input.current?.focus());

  // Calls the latest callback: an entry opened in the meantime is part of the URL by then.
  const search = useEffectEvent(() => onSearch(typed));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock.
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => setTyped(value), [value]);

  return (
    <Input
      ref={input}
      type="search"
      className={styles.search}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      suffix={
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      }
      title={t('list.searchHint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onSearch(typed)}
    />
  );
}
