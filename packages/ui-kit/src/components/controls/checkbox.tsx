import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

/** A box to tick. Takes what an `<input>` takes; its label is the caller's. */
export const Checkbox = ({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input {...rest} type="checkbox" className={`${styles.box} ${className}`} />
);
