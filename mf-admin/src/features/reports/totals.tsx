import { formatAed, formatUsd, type RequestFigures, type StockFigures } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useDuration } from '../../shared/display/format/use-duration.js';
import { BeforeLine } from './before-line.js';
import type { KnownFigures } from './reports-api.js';
import styles from './reports-tab.module.css';
import { perHundred, sum } from './series.js';

type Name = 'sold' | 'sales' | 'profit' | 'requests' | 'answer' | 'views' | 'conversion' | 'memberships' | 'revenue';

/** The number of requests per hundred visits from known sources; undefined with too few visits. */
export function conversionOf(stock?: StockFigures, requests?: RequestFigures): number | undefined {
  const visits = sum(stock?.sources, ({ visits: count }) => count);
  const requestCount = sum(requests?.sources, ({ source, requests: count }) => (source === null ? 0 : count));
  if (visits === undefined || requestCount === undefined) return undefined;
  const rate = perHundred(requestCount, visits);
  return Number.isNaN(rate) ? undefined : rate;
}

/** The sold vehicles whose gross profit is known. */
const profitable = (stock?: StockFigures) => stock?.sales.filter(({ profit }) => profit !== null) ?? [];

/** Their gross profit; undefined if there are none. */
function profitOf(stock?: StockFigures): number | undefined {
  const known = profitable(stock);
  return known.length > 0 ? sum(known, ({ profit }) => profit ?? 0) : undefined;
}

const totalsOf = ({ stock, requests, payments }: KnownFigures): Record<Name, number | undefined> => ({
  sold: stock?.sales.length,
  sales: sum(stock?.sales, ({ price }) => price ?? 0),
  profit: profitOf(stock),
  requests: sum(requests?.days, ({ requests: count }) => count),
  answer: requests?.overall.medianMinutes ?? undefined,
  views: sum(stock?.views, ({ views }) => views),
  conversion: conversionOf(stock, requests),
  memberships: sum(payments?.days, ({ memberships }) => memberships),
  revenue: sum(payments?.days, ({ amount, refunded }) => amount - refunded),
});

/** The totals of the period, each compared with the previous period. */
export function Totals({ current, before }: { current: KnownFigures; before: KnownFigures }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const now = totalsOf(current);
  const then = totalsOf(before);
  const plain = new Intl.NumberFormat(locale);
  const duration = useDuration();
  const dirhams = (amount: number) => formatAed(amount, locale);
  const formats: Partial<Record<Name, (value: number) => string>> = {
    answer: duration,
    revenue: (amount) => formatUsd(Math.round(amount)),
    sales: dirhams,
    profit: dirhams,
  };
  const earning = profitable(current.stock);
  const listed = earning.filter(({ paid }) => paid === false).length;
  const names = (Object.keys(now) as Name[]).filter((name) => now[name] !== undefined);
  return (
    <dl className={styles.totals} aria-label={t('figures.totals')}>
      {names.map((name) => {
        const format = formats[name] ?? plain.format;
        return (
          <div key={name} className={styles.total}>
            <dt>{t(`figures.total.${name}`)}</dt>
            <dd className={styles.value}>
              <bdi>{format(now[name] ?? 0)}</bdi>
            </dd>
            {name === 'profit' && listed > 0 && (
              <dd className={styles.before}>
                {t('figures.atListedPrice', { listed: plain.format(listed), sold: plain.format(earning.length) })}
              </dd>
            )}
            {then[name] !== undefined && (
              <dd className={styles.before}>
                <BeforeLine now={now[name]} before={then[name]} format={format} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
