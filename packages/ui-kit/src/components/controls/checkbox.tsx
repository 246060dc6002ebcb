import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

/** A checkbox. Accepts the props of `<input>`; the caller adds the label. */
export const Checkbox = ({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input {...rest} type="checkbox" className={`${styles.box} ${className}`} />
);
