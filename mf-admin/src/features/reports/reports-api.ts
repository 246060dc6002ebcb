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

/** Reads the figures of the last `days` days and of the period before. Skips those that the user may not see. */
export function useFiguresOf(days: PeriodDays) {
  const { current, before } = periodsOf(days);
  const readings = useFigures(current);
  return { period: current, current: readings, known: dataOf(readings), before: withData(dataOf(useFigures(before))) };
}
