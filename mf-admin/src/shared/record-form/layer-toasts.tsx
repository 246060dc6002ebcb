import { Toaster } from '@dealership/ui-kit';
import styles from './layer-toasts.module.css';

/** The toasts within a layer that traps the focus, above those of the page. */
export const LayerToasts = () => (
  <div className={styles.toasts}>
    <Toaster />
  </div>
);
