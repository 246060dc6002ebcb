import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

/** The control of a field that stands outside of a form with a schema. */
export const Input = (props: InputHTMLAttributes<HTMLInputElement>) => <input {...props} className={styles.input} />;
