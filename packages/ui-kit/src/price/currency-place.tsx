import { WhenVisible } from '@dealership/ui-kit';
import styles from './currency-place.module.css';

const load = async () => (await import(/* webpackChunkName: "currency-choice" */ './currency-choice.js')).CurrencyChoice;

export interface CurrencyPlaceProps {
  /** With what a dirham is worth in it. */
  rate?: boolean;
  /** Beside the figure that it changes, which is pressed for it. */
  onFigure?: boolean;
}

/** The place of the choice of a second currency. */
export const CurrencyPlace = ({ rate, onFigure }: CurrencyPlaceProps) => (
  <WhenVisible load={load} props={{ rate, onFigure }} className={`${onFigure ? styles.onFigure : styles.place} needs-script`} />
);
