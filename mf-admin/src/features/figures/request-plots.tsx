import { type FiguresQuery, type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { Figures } from './figures-api.js';
import { Figure } from './plot/figure.js';
import { Waiting } from './reading.js';
import { rowsByDay } from './series.js';

const RESERVATION = 'reservation';

function useKindName(): (kind: string) => string {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const kinds = Object.values<RequestKind>(requestKinds);
  return (kind) => kinds.find(({ name }) => name === kind)?.titles.tab[language] ?? t('tab.reservations');
}

/** What visitors asked for, and how long they waited. */
export function RequestPlots({ period, reading }: { period: FiguresQuery; reading: Figures['requests'] }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useKindName();
  if (!reading.data) return <Waiting reading={reading} />;
  const { days, answers } = reading.data;
  const kinds = [...Object.keys(requestKinds), RESERVATION];
  return (
    <>
      <Figure
        title={t('figures.requests.title')}
        isByDay
        of={t('figures.day')}
        series={kinds.map(nameOf)}
        rows={rowsByDay(
          period,
          days,
          kinds.map((kind) => (entry) => (entry.kind === kind ? entry.requests : 0)),
        )}
        file="requests"
      />
      <Figure
        isTableOnly
        title={t('figures.answers.title')}
        note={t('figures.answers.note')}
        of={t('figures.answers.kind')}
        series={['requests', 'answered', 'median', 'slow'].map((name) => t(`figures.answers.${name}`))}
        rows={answers.map(({ kind, requests, answered, medianMinutes, slowMinutes }) => ({
          label: nameOf(kind),
          values: [requests, answered, Math.round(medianMinutes ?? 0), Math.round(slowMinutes ?? 0)],
        }))}
        file="answers"
      />
    </>
  );
}
