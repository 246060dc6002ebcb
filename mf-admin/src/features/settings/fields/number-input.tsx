import { toLatinDigits } from '@dealership/contracts';
import { InputNumber, type InputNumberProps } from 'antd';
import styles from './setting-field.module.css';

/** Digits and signs of any script; without separators between thousands. */
const withLatinSigns = (typed = ''): string =>
  toLatinDigits(typed.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replace(/[^\w.-]+/g, '');

/** A field for a number as people write it. */
export const NumberInput = (props: InputNumberProps<number | string>) => (
  <InputNumber {...props} type="text" controls={false} className={styles.number ?? ''} parser={withLatinSigns} />
);
