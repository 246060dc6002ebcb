import { WhenVisible } from '@dealership/ui-kit';
import styles from './currency-place.module.css';

const load = async () => (await import(/* webpackChunkName: "currency-choice" */ './currency-choice.js')).CurrencyChoice;

/** Placeholder of the currency choice over a figure, which then opens the select. */
export const CurrencyPlace = () => (
  <WhenVisible load={load} props={{ onFigure: true }} className={`${styles.onFigure} needs-script`} />
);
