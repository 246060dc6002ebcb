import type { ComponentProps } from 'react';
import { Icon } from './icon.js';
import styles from './select.module.css';

/** A native select with the site's arrow. Accepts the props of `<select>`; fills its container. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={`${styles.select} ${className}`} />
      <Icon name="down" size={16} className={styles.arrow} />
    </span>
  );
}
