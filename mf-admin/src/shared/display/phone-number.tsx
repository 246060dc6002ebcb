import { phoneText } from './format/phone-text.js';
import styles from './phone-number.module.css';

/** A phone number on one line, grouped as people of its country do. */
export const PhoneNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className={styles.number}>
    {phoneText(number)}
  </bdi>
);
