import { useTranslation } from '@dealership/ui-kit';
import { useRef, useState } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import { useMay } from '../../shared/staff/use-me.js';
import { FigureLinks } from './figure-links.js';
import { PERIODS, type PeriodDays } from './period.js';
import { ConversionPlot } from './plots/conversion-plot.js';
import { PaymentPlots } from './plots/payment-plots.js';
import { EmptyFigures } from './plots/plot/empty-figures.js';
import { AnswerPlots, RequestPlots } from './plots/request-plots.js';
import { StockPlots } from './plots/stock-plots.js';
import { useFiguresOf } from './reports-api.js';
import styles from './reports-tab.module.css';
import { StartPageChoice } from './start-page-choice.js';
import { conversionOf, Totals } from './totals.js';

/** The dealership's figures: plots, each with its table and CSV file, and totals compared with the previous period. */
export function ReportsTab() {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const figures = useRef<HTMLDivElement>(null);
  const [days, setDays] = useState<PeriodDays>(30);
  const { period, current, known, before } = useFiguresOf(days);
  const { stock, requests } = known;
  return (
    <div
      ref={figures}
      className={styles.figures}
      aria-busy={[current.stock, current.requests, current.payments].some(({ isLoading }) => isLoading)}
    >
      <div className={styles.bar}>
        <NativeSelect
          aria-label={t('figures.period')}
          value={String(days)}
          options={PERIODS.map((count) => ({ value: String(count), label: t('figures.lastDays', { count }) }))}
          onChange={(value) => setDays(Number(value) as PeriodDays)}
        />
        <FigureLinks figures={figures} />
        <StartPageChoice />
      </div>
      <Totals current={known} before={before} />
      <EmptyFigures>
        <div className={styles.plots}>
          {may('requests.read') && <RequestPlots period={period} reading={current.requests} before={before.requests} />}
          <StockPlots period={period} reading={current.stock} before={before.stock} requests={requests} />
          {may('payments.read') && <PaymentPlots period={period} reading={current.payments} before={before.payments} />}
        </div>
        {requests && <AnswerPlots figures={requests} before={before.requests} />}
        {stock && requests && (
          <ConversionPlot stock={stock} requests={requests} before={conversionOf(before.stock, before.requests)} />
        )}
      </EmptyFigures>
    </div>
  );
}
