import { customerPath, type InboxRequest, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { RowName } from '../../../shared/list/table/row-name.js';
import type { Column } from '../../../shared/list/table/rows-table.js';
import { RequestAbout } from '../../../shared/request/drawer/request-about.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import requestStyles from '../../../shared/request/request.module.css';
import { referenceOf, useRequestLabels } from '../../../shared/request/request-labels.js';
import { RequestState } from '../../../shared/request/request-state.js';
import { TimeLeft } from '../../../shared/request/time-left.js';
import { useColleagues } from '../../../shared/staff/use-colleagues.js';
import styles from '../inbox.module.css';

export function useInboxColumns(rows: InboxRequest[], onOpen: (request: InboxRequest) => void): Column<InboxRequest>[] {
  const carOf = useCars(rows.map(({ car }) => car));
  const { t } = useTranslation('dashboard');
  const { moment, shortMoment } = useMoment();
  const { requestName } = useRequestLabels();
  const { nameOf, isAlone } = useColleagues();
  return [
    {
      title: t('lead.customer'),
      cell: (request) => (
        <RowName name={senderName(request)} onOpen={() => onOpen(request)}>
          <span className={styles.from}>
            {requestName(request)}
            <bdi className={styles.when}>{shortMoment(request.createdAt)}</bdi>
            {request.hasHistory && (
              <Link
                className={requestStyles.file}
                to={customerPath(request.id)}
                aria-label={t('customerFile.openNamed', { name: senderName(request) })}
              >
                {t('customerFile.short')}
              </Link>
            )}
          </span>
        </RowName>
      ),
    },
    {
      title: t('inbox.about'),
      isWide: true,
      cell: (request) => <RequestAbout request={request} car={carOf(request.car)} />,
    },
    ...(isAlone
      ? []
      : [
          {
            title: t('inbox.owner'),
            from: 'md' as const,
            cell: ({ ownerId }: InboxRequest) => <bdi className={styles.owner}>{nameOf(ownerId) ?? t('inbox.nobody')}</bdi>,
          },
        ]),
    {
      title: t('list.received'),
      cell: (request) => (
        <span className={styles.received}>
          <bdi>{moment(request.createdAt)}</bdi>
          <bdi className={requestStyles.quiet}>{referenceOf(request)}</bdi>
        </span>
      ),
    },
    { title: t('inbox.left'), cell: (request) => <TimeLeft request={request} /> },
    {
      title: t('inbox.state'),
      cell: (request) => (
        <span className={styles.state}>
          <RequestState request={request} isShort />
        </span>
      ),
    },
  ];
}
