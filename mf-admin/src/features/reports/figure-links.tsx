import { useTranslation } from '@dealership/ui-kit';
import { type RefObject, useEffect, useState } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import styles from './reports-tab.module.css';

const headingsIn = (figures: HTMLElement) => [...figures.querySelectorAll<HTMLElement>('article > header > h2')];

/** Leads to a figure of the page, where a phone would have to scroll past many. */
export function FigureLinks({ figures }: { figures: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('dashboard');
  const [titles, setTitles] = useState<string[]>([]);
  useEffect(() => {
    const { current } = figures;
    if (!current) return;
    // Figures arrive one after another.
    const read = () => setTitles(headingsIn(current).map(({ textContent }) => textContent));
    read();
    const changes = new MutationObserver(read);
    changes.observe(current, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [figures]);
  if (titles.length < 2) return null;
  const goTo = (index: string) => {
    const heading = figures.current && headingsIn(figures.current)[Number(index)];
    heading?.closest('article')?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <span className={styles.links}>
      <NativeSelect
        aria-label={t('figures.goTo')}
        value=""
        options={[{ value: '', label: t('figures.goTo') }, ...titles.map((label, index) => ({ value: String(index), label }))]}
        onChange={goTo}
      />
    </span>
  );
}
