import { formatSecondCurrency, SECOND_CURRENCIES } from '@dealership/contracts';
import { dateTimeFormat, deviceStorage, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './currency-choice.module.css';
import { SECOND_CURRENCY, useSecondCurrency } from './second-currency.js';

export interface CurrencyChoiceProps {
  /** Shows the exchange rate and its day beside it. */
  rate?: boolean | undefined;
  /** Shows only an arrow; clicking the figure opens the select. */
  onFigure?: boolean | undefined;
}

/** Selects the second currency under prices in dirhams. */
export function CurrencyChoice({ rate: withRate = false, onFigure = false }: CurrencyChoiceProps) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  const { currency, rate, date } = useSecondCurrency();
  const day = date && dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const amount = formatSecondCurrency(rate, currency, locale);
  const worth = day ? t('currency.rateOf', { amount, day }) : t('currency.fixed', { amount });
  const list = (
    <span className={onFigure ? styles.onFigure : styles.list}>
      <select
        aria-label={t('currency.label')}
        title={worth}
        value={currency}
        onChange={({ target }) => deviceStorage.write(SECOND_CURRENCY, target.value)}
      >
        {SECOND_CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
  if (onFigure) return list;
  return (
    <p className={styles.choice}>
      {list}
      {withRate && <span>{worth}</span>}
    </p>
  );
}
