import { type FiguresQuery, INBOX_KINDS, type InboxKind, type RequestFigures, requestKindOf } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useDuration } from '../../../shared/display/format/use-duration.js';
import { useColleagues } from '../../../shared/staff/use-colleagues.js';
import type { Figures } from '../reports-api.js';
import { type Row, rowsByDay, sum } from '../series.js';
import { Figure } from './plot/figure.js';
import { Waiting } from './reading.js';

function useKindName(): (kind: string) => string {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (kind) => requestKindOf(kind as InboxKind)?.titles.tab[language] ?? t(`figures.kind.${kind}`);
}

/** The columns of the table of response times, in the order of its values. A phone shows the first ones. */
const ANSWER_COLUMNS = ['median', 'kept', 'requests', 'answered', 'slow'] as const;

type AnswerTimes = Pick<
  RequestFigures['byAgent'][number],
  'requests' | 'answered' | 'medianMinutes' | 'p90Minutes' | 'withinTarget' | 'completed'
>;

const answerRow = (
  label: string,
  { requests, answered, medianMinutes, p90Minutes, withinTarget, completed }: AnswerTimes,
): Row => ({
  label,
  values: [
    medianMinutes ?? Number.NaN,
    completed ? Math.round((100 * withinTarget) / completed) : Number.NaN,
    requests,
    answered,
    p90Minutes ?? Number.NaN,
  ],
});

/** Those of them that are minutes. */
const TIMES: readonly (typeof ANSWER_COLUMNS)[number][] = ['median', 'slow'];

/** How long requests waited for their first answer, by kind and by assignee. */
export function AnswerPlots({ figures, before }: { figures: RequestFigures; before: RequestFigures | undefined }) {
  const { answers, byAgent, overall } = figures;
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const nameOf = useKindName();
  const duration = useDuration();
  const plain = new Intl.NumberFormat(locale);
  const { colleagues, nameOf: agentName } = useColleagues();
  const shared = {
    plotted: ANSWER_COLUMNS.indexOf('median'),
    // Minutes in the file, hours and minutes on the page.
    series: ANSWER_COLUMNS.map((name) => t(`figures.answers.${name}`)),
    heads: ANSWER_COLUMNS.map((name) => t(`figures.answers.${TIMES.includes(name) ? `${name}Time` : name}`)),
    format: (value: number, column: number) =>
      TIMES.some((name) => name === ANSWER_COLUMNS[column]) ? duration(value) : plain.format(value),
  };
  const labelOf = (id: number | null) => {
    if (id === null) return t('inbox.nobody');
    return colleagues.some((one) => one.id === id) ? `${agentName(id)}` : `${agentName(id)} #${id}`;
  };
  return (
    <>
      <Figure
        {...shared}
        // Shown once: the table by agent has the same columns.
        note={t('figures.answers.note')}
        compared={{
          now: overall.medianMinutes ?? undefined,
          before: before?.overall.medianMinutes ?? undefined,
          format: duration,
        }}
        title={t('figures.answers.title')}
        of={t('figures.answers.kind')}
        rows={answers.map((times) => answerRow(nameOf(times.kind), times))}
        file="answers"
      />
      <Figure
        {...shared}
        title={t('figures.answers.byAgent')}
        note={t('figures.answers.agentNote')}
        of={t('figures.answers.agent')}
        rows={byAgent.map((times) => answerRow(labelOf(times.ownerId), times))}
        file="answers-by-person"
      />
    </>
  );
}

interface RequestPlotsProps {
  period: FiguresQuery;
  reading: Figures['requests'];
  before: RequestFigures | undefined;
}

/** Visitors' requests by kind. */
export function RequestPlots({ period, reading, before }: RequestPlotsProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useKindName();
  if (!reading.data) return <Waiting reading={reading} />;
  return (
    <Figure
      title={t('figures.requests.title')}
      note={t('figures.requests.note')}
      compared={{
        now: sum(reading.data.days, ({ requests }) => requests),
        before: sum(before?.days, ({ requests }) => requests),
      }}
      isByDay
      of={t('figures.day')}
      series={INBOX_KINDS.map(nameOf)}
      rows={rowsByDay(
        period,
        reading.data.days,
        INBOX_KINDS.map((kind) => (entry) => (entry.kind === kind ? entry.requests : 0)),
      )}
      file="requests"
    />
  );
}
