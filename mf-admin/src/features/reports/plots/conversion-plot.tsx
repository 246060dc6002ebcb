import { type RequestFigures, type StockFigures, VISIT_SOURCES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { LEAST_FOR_RATE, perHundred } from '../series.js';
import { conversionOf } from '../totals.js';
import { Figure } from './plot/figure.js';

interface ConversionPlotProps {
  stock: StockFigures;
  requests: RequestFigures;
  /** Requests per hundred visits in the period before. */
  before: number | undefined;
}

const COLUMNS = ['visits', 'requests', 'share', 'won', 'wonShare'] as const;

/** The conversion of visits by source: to requests, and from those to sales. */
export function ConversionPlot({ stock, requests, before }: ConversionPlotProps) {
  const { t } = useTranslation('dashboard');
  const rows = [...VISIT_SOURCES, null].map((source) => {
    const seen = stock.sources.find((row) => row.source === source)?.visits ?? 0;
    const { requests: requestCount = 0, won = 0 } = requests.sources.find((row) => row.source === source) ?? {};
    return {
      label: t(`figures.source.${source ?? 'unknown'}`),
      values: [
        source === null ? Number.NaN : seen,
        requestCount,
        perHundred(requestCount, seen),
        won,
        perHundred(won, requestCount),
      ],
      isEmpty: seen + requestCount === 0,
    };
  });
  return (
    <Figure
      plotted={COLUMNS.indexOf('share')}
      title={t('figures.conversion.title')}
      note={t('figures.conversion.note', { least: LEAST_FOR_RATE })}
      compared={{ now: conversionOf(stock, requests), before }}
      of={t('figures.sources.source')}
      series={COLUMNS.map((name) => t(`figures.conversion.${name}`))}
      rows={rows.filter(({ isEmpty }) => !isEmpty)}
      file="conversion"
    />
  );
}
