import { type InboxRequest, personName, personPath } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { AppointmentLine } from '../../shared/appointments/appointment-line.js';
import { Tag, type Tone } from '../../shared/display/tag.js';
import { useMoment } from '../../shared/display/use-moment.js';
import { useColleagues } from '../../shared/me/use-colleagues.js';
import { RowName } from '../../shared/table/row-name.js';
import type { Column } from '../../shared/table/rows-table.js';
import styles from './inbox.module.css';
import { useInboxWords } from './inbox-words.js';
import { TimeLeft } from './time-left.js';

const TONES: Partial<Record<InboxRequest['state'], Tone>> = { new: 'notice', won: 'good', lost: 'bad', spam: 'bad' };

/** Who was answered and has not written since, nor moved an appointment, waits for word of a step of the journey. */
const isOfLateStep = ({ waitsFrom, answeredAt, askedAt, undeliveredAt, appointment }: InboxRequest): boolean =>
  waitsFrom !== null && answeredAt !== null && askedAt === null && !undeliveredAt && appointment?.state !== 'requested';

export function useInboxColumns(onOpen: (request: InboxRequest) => void): Column<InboxRequest>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const { kindName, about } = useInboxWords();
  const { nameOf } = useColleagues();
  return [
    {
      title: t('lead.person'),
      cell: (request) => (
        <RowName name={personName(request) || request.email} onOpen={() => onOpen(request)}>
          <bdi>#{request.number}</bdi> · {kindName(request.kind)} ·{' '}
          <Link
            className={styles.file}
            to={personPath(request.id)}
            aria-label={t('personFile.openNamed', { name: personName(request) || request.email })}
          >
            {t('personFile.short')}
          </Link>
        </RowName>
      ),
    },
    {
      title: t('inbox.about'),
      isWide: true,
      cell: (request) => (
        <span className={styles.about}>
          <bdi>{about(request)}</bdi>
          {request.appointment && <AppointmentLine appointment={request.appointment} />}
          {request.undeliveredAt && <Tag tone="bad">{t('inbox.undelivered', { moment: moment(request.undeliveredAt) })}</Tag>}
          {request.askedAt && <Tag tone="notice">{t('inbox.asked', { moment: moment(request.askedAt) })}</Tag>}
          {isOfLateStep(request) && <Tag tone="notice">{t('inbox.stepLate')}</Tag>}
          {request.reminder && (
            <span className={styles.reminder}>
              {t('inbox.remindedAt', { moment: moment(request.reminder.at) })} <bdi>{request.reminder.note}</bdi>
            </span>
          )}
          {request.tags.length > 0 && (
            <span className={styles.tags}>
              {request.tags.map((tag) => (
                <Tag key={tag}>
                  <bdi>{tag}</bdi>
                </Tag>
              ))}
            </span>
          )}
        </span>
      ),
    },
    {
      title: t('inbox.owner'),
      from: 'md',
      cell: ({ ownerId }) => <bdi>{nameOf(ownerId) ?? t('inbox.nobody')}</bdi>,
    },
    { title: t('list.received'), cell: ({ createdAt }) => <bdi>{moment(createdAt)}</bdi> },
    { title: t('inbox.left'), cell: (request) => <TimeLeft request={request} /> },
    { title: t('inbox.state'), cell: ({ state }) => <Tag tone={TONES[state]}>{t(`inboxState.${state}`)}</Tag> },
  ];
}
