import { Toaster } from '@dealership/ui-kit';
import styles from './layer-toasts.module.css';

/** Toasts within an overlay that traps the focus and covers the page's own toasts. */
export const LayerToasts = () => (
  <div className={styles.toasts}>
    <Toaster />
  </div>
);
