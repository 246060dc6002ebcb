import { INVENTORY_PAGE_SIZE } from '@dealership/contracts';
import type { ReactNode, Ref } from 'react';
import styles from './card-grid.module.css';

export interface CardGridProps {
  children: ReactNode;
  /** Two columns at most, for few cards with large pictures. */
  wide?: boolean;
  /** A row to swipe: on phones, of a wide grid everywhere. */
  rail?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Cards in one, two or three columns, or in a row to swipe. */
export const CardGrid = ({ children, wide = false, rail = false, ref }: CardGridProps) => (
  <div
    ref={ref}
    className={[styles.grid, !wide && styles.three, rail && styles.rail, rail && wide && styles.always].filter(Boolean).join(' ')}
  >
    {children}
  </div>
);

/** The grid's place while its cards are on their way. */
export const CardGridSkeleton = ({ count = INVENTORY_PAGE_SIZE, wide = false }: { count?: number; wide?: boolean }) => (
  <div className={[styles.grid, !wide && styles.three].filter(Boolean).join(' ')} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity.
      <div key={at} className={styles.skeleton} />
    ))}
  </div>
);
