import { useTranslation } from '@dealership/ui-kit';
import { useId } from 'react';
import type { Quote } from '../quote/use-quote.js';
import styles from './quote-switches.module.css';

const SWITCHES = ['loading', 'insurance', 'uae'] as const;

interface SwitchProps extends Pick<Quote, 'switches' | 'turn' | 'figures'> {
  name: (typeof SWITCHES)[number];
}

function QuoteSwitch({ name, switches, turn, figures }: SwitchProps) {
  const { t } = useTranslation('auction-bidding');
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t(`calculator.${name}.name`)}</label>
      <span id={`${id}-note`} className={styles.note}>
        {t(`calculator.${name}.note`, figures)}
      </span>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: HTML allows no aria-checked on a checkbox.
        role="switch"
        className={styles.switch}
        checked={switches[name]}
        onChange={({ target }) => turn(name, target.checked)}
        aria-describedby={`${id}-note`}
      />
    </div>
  );
}

/** Switches for the optional items of a quote. */
export function QuoteSwitches(quote: Pick<Quote, 'switches' | 'turn' | 'figures'>) {
  const { t } = useTranslation('auction-bidding');
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.legend}>{t('calculator.options')}</legend>
      {SWITCHES.map((name) => (
        <QuoteSwitch key={name} name={name} switches={quote.switches} turn={quote.turn} figures={quote.figures} />
      ))}
    </fieldset>
  );
}
