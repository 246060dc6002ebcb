import { INVENTORY_PAGE_SIZE } from '@dealership/contracts';
import type { ReactNode, Ref } from 'react';
import styles from './card-grid.module.css';

export interface CardGridProps {
  children: ReactNode;
  /** At most two columns, for a few cards with large pictures. */
  wide?: boolean;
  /** Makes the grid swipeable: on phones, and for a wide grid everywhere. */
  rail?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Cards in one, two or three columns, or in a swipeable row. */
export const CardGrid = ({ children, wide = false, rail = false, ref }: CardGridProps) => (
  <div
    ref={ref}
    className={[styles.grid, !wide && styles.three, rail && styles.rail, rail && wide && styles.always].filter(Boolean).join(' ')}
  >
    {children}
  </div>
);

/** Placeholders while cards are loading. */
export const CardGridSkeleton = ({ count = INVENTORY_PAGE_SIZE, wide = false }: { count?: number; wide?: boolean }) => (
  <div className={[styles.grid, !wide && styles.three].filter(Boolean).join(' ')} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity.
      <div key={at} className={styles.skeleton} />
    ))}
  </div>
);
