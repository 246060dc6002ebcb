import type { FiguresQuery } from '@dealership/contracts';
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

/** Reads the figures of the last `days` days and of the period before. Skips those that the user may not see. */
export function useFiguresOf(days: PeriodDays) {
  const { current, before } = periodsOf(days);
  return { period: current, current: useFigures(current), before: useFigures(before) };
}
