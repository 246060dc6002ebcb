import { useTranslation } from '@dealership/ui-kit';
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './figure.module.css';

/** The list of empty figures. */
const ListContext = createContext<HTMLElement | null>(null);

/** Figures, and below them one line that names those without data. */
export function EmptyFigures({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <ListContext value={list}>
      {children}
      <div className={styles.nothing}>
        <p>{t('figures.nothing')}</p>
        <ul ref={setList} aria-label={t('figures.nothing')} />
      </div>
    </ListContext>
  );
}

/** The title of a figure without data. */
export function EmptyFigure({ title }: { title: string }) {
  const list = use(ListContext);
  return list && createPortal(<li>{title}</li>, list);
}
