import type { FiguresQuery, PaymentFigures, RequestFigures, StockFigures } from '@dealership/contracts';
import { getStockFigures } from '@dealership/contracts/catalog/endpoints';
import { getRequestFigures } from '@dealership/contracts/inquiries/requests/endpoints';
import { getPaymentFigures } from '@dealership/contracts/payments/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useMay } from '../../shared/staff/use-me.js';
import { type PeriodDays, periodsOf } from './period.js';

function useFigures(period: FiguresQuery) {
  const may = useMay();
  return {
    stock: useQuery({ ...staffQuery('stock-figures', getStockFigures, period), enabled: may('stock.read') }),
    requests: useQuery({ ...staffQuery('request-figures', getRequestFigures, period), enabled: may('requests.read') }),
    payments: useQuery({ ...staffQuery('payment-figures', getPaymentFigures, period), enabled: may('payments.read') }),
  };
}

export type Figures = ReturnType<typeof useFigures>;

/** What is known of a period; `undefined`: unknown, or not visible to this user. */
export interface KnownFigures {
  stock: StockFigures | undefined;
  requests: RequestFigures | undefined;
  payments: PaymentFigures | undefined;
}

/** Figures of a period that holds anything: with one from before there was data, nothing can be compared. */
const withData = ({ stock, requests, payments }: KnownFigures): KnownFigures => ({
  stock: stock && [stock.views, stock.sources, stock.sales].some((entries) => entries.length > 0) ? stock : undefined,
  requests: requests?.days.length ? requests : undefined,
  payments: payments?.days.length ? payments : undefined,
});

const dataOf = ({ stock, requests, payments }: Figures): KnownFigures => ({
  stock: stock.data,
  requests: requests.data,
  payments: payments.data,
});

/** The days of a period with data. */
const daysWithData = ({ stock, requests, payments }: KnownFigures): string[] =>
  [stock?.views, stock?.sales, requests?.days, payments?.days].flatMap((entries = []) => entries.map(({ day }) => day));

/** The period, from the first day with data on if the site is younger than the period: with none in the one before. */
function sinceData(period: FiguresQuery, current: Figures, before: Figures): FiguresQuery {
  const isKnown = [current, before]
    .flatMap(Object.values<Figures[keyof Figures]>)
    .every(({ error, isLoading }) => !error && !isLoading);
  const isYounger = Object.values(withData(dataOf(before))).every((figures) => figures === undefined);
  const [first = period.from] = daysWithData(dataOf(current)).sort();
  return isKnown && isYounger ? { ...period, from: first } : period;
}

/** Reads the figures of the last `days` days and of the period before. `period`: what its plots show. Skips those that the user may not see. */
export function useFiguresOf(days: PeriodDays) {
  const { current, before } = periodsOf(days);
  const [readings, earlier] = [useFigures(current), useFigures(before)];
  const period = sinceData(current, readings, earlier);
  return { period, current: readings, known: dataOf(readings), before: withData(dataOf(earlier)) };
}
