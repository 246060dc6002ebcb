import { Toaster } from '@dealership/ui-kit';
import styles from './layer-toasts.module.css';

/** The toasts within a layer that holds the focus and stands above the page's own. */
export const LayerToasts = () => (
  <div className={styles.toasts}>
    <Toaster />
  </div>
);
