import { WhenVisible } from '@dealership/ui-kit';
import styles from './currency-place.module.css';

const load = async () => (await import(/* webpackChunkName: "currency-choice" */ './currency-choice.js')).CurrencyChoice;

export interface CurrencyPlaceProps {
  /** Whether to show its exchange rate. */
  rate?: boolean;
  /** Places it over the figure, which then opens the select. */
  onFigure?: boolean;
}

/** Placeholder of the currency choice. */
export const CurrencyPlace = ({ rate, onFigure }: CurrencyPlaceProps) => (
  <WhenVisible load={load} props={{ rate, onFigure }} className={`${onFigure ? styles.onFigure : styles.place} needs-script`} />
);
