import { useTranslation } from '@dealership/ui-kit';
import { useId } from 'react';
import { guideValues } from './guide-values.js';
import styles from './quote-switches.module.css';
import type { Quote } from './use-quote.js';

const SWITCHES = ['loading', 'insurance', 'uae'] as const;

/** What a quote counts and what not. */
export function QuoteSwitches({ switches, turn }: Pick<Quote, 'switches' | 'turn'>) {
  const { t } = useTranslation('auction-bidding');
  const id = useId();
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.legend}>{t('calculator.options')}</legend>
      {SWITCHES.map((name) => (
        <div key={name} className={styles.row}>
          <label htmlFor={`${id}-${name}`}>{t(`calculator.${name}.name`)}</label>
          <span id={`${id}-${name}-note`} className={styles.note}>
            {t(`calculator.${name}.note`, guideValues)}
          </span>
          <input
            id={`${id}-${name}`}
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={switches[name]}
            aria-checked={switches[name]}
            onChange={({ target }) => turn(name, target.checked)}
            aria-describedby={`${id}-${name}-note`}
          />
        </div>
      ))}
    </fieldset>
  );
}
