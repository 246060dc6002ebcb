import { customerName, type JourneySummary } from '@dealership/contracts';
import { DealerText, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { ClockTag } from '../../shared/request/clock-tag.js';

export function useJourneyColumns(onOpen: (id: number) => void): Column<JourneySummary>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  return [
    {
      title: t('journey.car'),
      cell: (journey) => (
        <RowName name={journey.title.trim() || t(`journey.kinds.${journey.kind}`)} onOpen={() => onOpen(journey.id)}>
          <bdi>{customerName(journey)}</bdi> · <bdi dir="ltr">{journey.reference}</bdi>
        </RowName>
      ),
    },
    { title: t('journey.kind'), from: 'md', cell: ({ kind }) => t(`journey.kinds.${kind}`) },
    {
      title: t('journey.next'),
      cell: ({ next, late }) => (
        <>
          {next ? <DealerText text={next.name} /> : t('journey.allDone')}{' '}
          {late > 0 && <ClockTag state="late">{t('journey.late')}</ClockTag>}
        </>
      ),
    },
    { title: t('journey.owner'), from: 'lg', cell: ({ owner }) => <bdi>{owner?.name ?? '—'}</bdi> },
    { title: t('journey.updated'), from: 'lg', cell: ({ updatedAt }) => moment(updatedAt) },
  ];
}
