import { INVENTORY_PAGE_SIZE } from '@dealership/contracts';
import type { ReactNode, Ref } from 'react';
import styles from './card-grid.module.css';

/** Cards side by side in a wide window. */
export const CARD_COLUMNS = 3;

export interface CardGridProps {
  children: ReactNode;
  /** A swipeable row instead of a grid: on phones, or everywhere. */
  rail?: 'phones' | 'always';
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Cards in one, two or three columns, or in a swipeable row. */
export const CardGrid = ({ children, rail, ref }: CardGridProps) => (
  <div
    ref={ref}
    className={[styles.grid, rail && styles.rail, rail === 'always' && styles.always].filter(Boolean).join(' ')}
    data-rail={rail}
  >
    {children}
  </div>
);

/** Placeholders while cards are loading. */
export const CardGridSkeleton = ({ count = INVENTORY_PAGE_SIZE }: { count?: number }) => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity.
      <div key={at} className={styles.skeleton} />
    ))}
  </div>
);
