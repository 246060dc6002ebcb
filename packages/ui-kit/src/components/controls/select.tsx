import type { ComponentProps } from 'react';
import { Icon } from './icon.js';
import styles from './select.module.css';

/** The platform's own list, with the site's arrow. Takes what a `<select>` takes; fills the width of its place. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={`${styles.select} ${className}`} />
      <Icon name="down" size={16} className={styles.arrow} />
    </span>
  );
}
