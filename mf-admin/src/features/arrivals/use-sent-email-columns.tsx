import type { SentArrivalsEmail } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../shared/display/format/use-moment.js';
import type { Column } from '../../shared/list/table/rows-table.js';

export function useSentEmailColumns(): Column<SentArrivalsEmail>[] {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { moment } = useMoment();
  const { format } = new Intl.NumberFormat(locale);
  return [
    { title: t('list.number'), cell: ({ id }) => <bdi>#{id}</bdi> },
    { title: t('arrivals.sentAt'), cell: ({ createdAt }) => <bdi>{moment(createdAt)}</bdi> },
    { title: t('arrivals.vehicles'), isWide: true, cell: ({ vehicles }) => <bdi>{vehicles.join(' · ')}</bdi> },
    {
      title: t('arrivals.addressed'),
      isTitled: true,
      cell: ({ addressed, complete }) => (complete ? format(addressed) : t('arrivals.underWay', { number: format(addressed) })),
    },
    { title: t('arrivals.sent'), isTitled: true, cell: ({ sent }) => format(sent) },
    { title: t('arrivals.refused'), isTitled: true, cell: ({ failed }) => format(failed) },
  ];
}
