import { type FiguresQuery, formatAed, type RequestFigures, type StockFigures, VIEWED_PAGES } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { storedCarName } from '../../../shared/display/format/car-name.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import type { Figures } from '../reports-api.js';
import { LEAST_FOR_RATE, perHundred, rowsByDay, sum } from '../series.js';
import { Figure } from './plot/figure.js';
import { Waiting } from './reading.js';

interface StockPlotsProps {
  period: FiguresQuery;
  reading: Figures['stock'];
  before: StockFigures | undefined;
  /** Undefined if the user may not see them. */
  requests: RequestFigures | undefined;
}

/** Views of single vehicles' pages. */
const vehicleViews = (figures: StockFigures | undefined): number | undefined =>
  sum(figures?.views, ({ page, views }) => (page === 'vehicle' ? views : 0));

/** What visitors viewed, where they came from, and how long vehicles have been in stock. */
export function StockPlots({ period, reading, before, requests }: StockPlotsProps) {
  const { t } = useTranslation('dashboard');
  const { language, locale } = useLanguage();
  /** A vehicle with its stock number, without which others may have the same name. */
  const labelOf = ({ name, stockNumber }: { name: string; stockNumber: string | null }): string =>
    [storedCarName(language, name), stockNumber].filter(Boolean).join(' · ');
  // The names of vehicles that were asked for but are not among those seen most.
  const carOf = useCars(requests?.vehicles.map(({ vehicleId }) => ({ id: vehicleId, upcoming: false })) ?? []);
  if (!reading.data) return <Waiting reading={reading} />;
  const { views, sources, vehicles, ages, sales } = reading.data;
  const requestCounts = new Map(requests?.vehicles.map(({ vehicleId, requests: count }) => [vehicleId, count]));
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, labelOf(vehicle)]));
  const nameOf = ({ vehicleId: id, name }: RequestFigures['vehicles'][number]) =>
    names.get(id) ?? carOf({ id, upcoming: false })?.name ?? (name && storedCarName(language, name));
  const hasProfits = sales.some(({ profit }) => profit !== null);
  const ageName = (from: number, to: number | null) => t(to === null ? 'figures.ages.over' : 'figures.ages.range', { from, to });
  return (
    <>
      <Figure
        title={t('figures.views.title')}
        note={t('figures.views.note')}
        compared={{ now: sum(views, ({ views: count }) => count), before: sum(before?.views, ({ views: count }) => count) }}
        isByDay
        of={t('figures.day')}
        series={VIEWED_PAGES.map((page) => t(`figures.page.${page}`))}
        rows={rowsByDay(
          period,
          views,
          VIEWED_PAGES.map((page) => (entry) => (entry.page === page ? entry.views : 0)),
        )}
        file="views"
      />
      <Figure
        title={t('figures.sources.title')}
        note={t('figures.sources.note')}
        compared={{ now: sum(sources, ({ visits }) => visits), before: sum(before?.sources, ({ visits }) => visits) }}
        of={t('figures.sources.source')}
        series={[t('figures.sources.visits')]}
        rows={sources.map(({ source, visits }) => ({ label: t(`figures.source.${source}`), values: [visits] }))}
        file="sources"
      />
      <Figure
        title={t('figures.ages.title')}
        note={t('figures.ages.note')}
        compared={{ now: sum(ages, ({ vehicles: count }) => count), before: undefined }}
        of={t('figures.ages.days')}
        series={[t('figures.ages.vehicles')]}
        rows={ages.map(({ from, to, vehicles: count }) => ({ label: ageName(from, to), values: [count] }))}
        file="stock-age"
      />
      <Figure
        plotted={1}
        title={t('figures.vehicles.title')}
        note={t('figures.vehicles.note', { least: LEAST_FOR_RATE })}
        compared={{ now: vehicleViews(reading.data), before: vehicleViews(before) }}
        of={t('figures.vehicles.vehicle')}
        series={['days', 'views', ...(requests ? ['requests', 'share'] : [])].map((name) => t(`figures.vehicles.${name}`))}
        rows={vehicles.map((vehicle) => {
          const { id, days, views: seen } = vehicle;
          const count = requestCounts.get(id) ?? 0;
          return {
            label: labelOf(vehicle),
            values: [days, seen, ...(requests ? [count, perHundred(count, seen)] : [])],
          };
        })}
        file="vehicles"
      />
      {requests && (
        <Figure
          plotted={0}
          title={t('figures.vehicles.asked')}
          note={t('figures.vehicles.askedNote')}
          of={t('figures.vehicles.vehicle')}
          series={[t('figures.vehicles.requests')]}
          // A number without a name belongs to no vehicle.
          rows={requests.vehicles.flatMap((vehicle) => {
            const label = nameOf(vehicle);
            return label ? [{ label, values: [vehicle.requests] }] : [];
          })}
          file="vehicles-asked"
        />
      )}
      <Figure
        title={t('figures.sales.title')}
        note={t('figures.sales.note')}
        compared={{ now: sales.length, before: before?.sales.length }}
        isByDay
        of={t('figures.day')}
        series={[t('figures.sales.sold')]}
        rows={rowsByDay(period, sales, [() => 1])}
        file="sales"
      />
      {sales.length > 0 && (
        <Figure
          plotted={0}
          title={t('figures.sales.vehicles')}
          note={t('figures.sales.vehiclesNote')}
          compared={{
            now: sum(sales, ({ price }) => price ?? 0),
            before: sum(before?.sales, ({ price }) => price ?? 0),
            format: (amount) => formatAed(amount, locale),
          }}
          of={t('figures.vehicles.vehicle')}
          series={['vehicles.days', 'sales.price', ...(hasProfits ? ['sales.profit'] : [])].map((name) => t(`figures.${name}`))}
          rows={sales.map((vehicle) => {
            const { days, price, profit } = vehicle;
            return {
              label: labelOf(vehicle),
              values: [days, price ?? Number.NaN, ...(hasProfits ? [profit ?? Number.NaN] : [])],
            };
          })}
          file="vehicles-sold"
        />
      )}
    </>
  );
}
