import { FINANCE_LIMITS, financeEstimate, financeMonths, formatAed, formatPercent } from '@dealership/contracts';
import { Select, useLanguage } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useId, useState } from 'react';
import sliderStyles from '../../../shared/slider.module.css';
import { useBundledTexts } from '../../../shared/use-bundled-texts.js';
import styles from './finance-estimate.module.css';
import { financeTermsQuery } from './finance-terms.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';

const { min, max, step } = FINANCE_LIMITS.deposit;

export function FinanceEstimate({ price, year }: { price: number; year: number }) {
  const { t } = useBundledTexts('finance', { en, ar, ja });
  const { locale } = useLanguage();
  const id = useId();
  const { data: terms } = useQuery(financeTermsQuery);
  const [deposit, setDeposit] = useState<number>(min);
  const [chosenMonths, setMonths] = useState<number>();
  if (!terms) return null;
  const lengths = financeMonths(year, terms);
  const longest = lengths.at(-1);
  if (!longest)
    return (
      <section className={styles.finance} aria-labelledby={`${id}title`}>
        <div className={styles.choice}>
          <h2 id={`${id}title`}>{t('onRequest.title')}</h2>
          <p className={styles.note}>{t('onRequest.text', { count: terms.maxAge })}</p>
          <p>
            <a href="#inquiry-title">{t('onRequest.ask')}</a>
          </p>
        </div>
      </section>
    );
  const choice = { deposit, months: chosenMonths ?? longest };
  const estimate = financeEstimate(price, choice, terms);
  const aed = (amount: number) => formatAed(amount, locale);
  const percent = (amount: number) => formatPercent(amount / 100, locale);
  const rows = [
    ['deposit', aed(estimate.deposit)],
    ['loan', aed(estimate.loan)],
    ['interest', aed(estimate.interest)],
    ['fee', aed(estimate.fee)],
    ['total', aed(estimate.total)],
  ] as const;
  return (
    <section className={styles.finance} aria-labelledby={`${id}title`}>
      <div className={styles.choice}>
        <h2 id={`${id}title`}>{t('title')}</h2>
        <p className={styles.monthly}>
          <output htmlFor={`${id}deposit ${id}months`}>
            <bdi>{aed(estimate.monthly)}</bdi>
          </output>{' '}
          <span>{t('perMonth')}</span>
        </p>
        <p className={styles.example}>{t('example', { deposit: percent(choice.deposit), months: choice.months })}</p>
        <div className={`${styles.fields} needs-script`}>
          <label htmlFor={`${id}deposit`}>{t('depositField', { percent: percent(choice.deposit) })}</label>
          <input
            id={`${id}deposit`}
            className={sliderStyles.slider}
            type="range"
            value={choice.deposit}
            aria-valuetext={percent(choice.deposit)}
            onChange={({ target }) => setDeposit(Number(target.value))}
            {...{ min, max, step }}
          />
          <label htmlFor={`${id}months`}>{t('monthsField')}</label>
          <Select id={`${id}months`} value={choice.months} onChange={({ target }) => setMonths(Number(target.value))}>
            {lengths.map((months) => (
              <option key={months} value={months}>
                {t('months', { months })}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className={styles.result}>
        <dl>
          {rows.map(([name, amount]) => (
            <div key={name} className={styles.row}>
              <dt>{t(name)}</dt>
              <dd>
                <bdi>{amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          {t('note', {
            rate: percent(terms.rate),
            method: t(`method.${terms.method}`),
            fee: percent(terms.fee),
            months: longest,
          })}
        </p>
      </div>
    </section>
  );
}
