import { INVENTORY_PAGE_SIZE } from '@dealership/contracts';
import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards in one, two or three columns. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

/** The grid's place while its cards are on their way. */
export const CardGridSkeleton = ({ count = INVENTORY_PAGE_SIZE }: { count?: number }) => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity.
      <div key={at} className={styles.skeleton} />
    ))}
  </div>
);
