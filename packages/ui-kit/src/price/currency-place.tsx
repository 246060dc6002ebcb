import { WhenVisible } from '@dealership/ui-kit';
import styles from './currency-place.module.css';

const load = async () => (await import(/* webpackChunkName: "currency-choice" */ './currency-choice.js')).CurrencyChoice;

/** The place of the choice of a second currency. `rate`: with what a dirham is worth in it. */
export const CurrencyPlace = ({ rate }: { rate?: boolean }) => (
  <WhenVisible load={load} props={{ rate }} className={`${styles.place} needs-script`} />
);
