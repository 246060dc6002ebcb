import type { InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../display/format/use-moment.js';
import { Tag } from '../../display/tag.js';
import { AppointmentLine } from '../appointments/appointment-line.js';
import { useHasDraft } from '../conversation/reply/state/use-reply-draft.js';
import { AboutLine } from '../lead/about-line.js';
import type { ShownCar } from '../lead/use-cars.js';
import { ReminderText } from '../reminder-text.js';
import styles from '../request.module.css';
import { useRequestLabels } from '../request-labels.js';
import { isWaitingAgain } from '../request-state.js';

/**
 * Whether a request waits for a step of the journey or membership: the customer has been answered and has since neither
 * written nor moved an appointment.
 */
const isOfStep = ({ waitingSince, answeredAt, customerRepliedAt, undeliveredAt, appointment }: InboxRequest): boolean =>
  waitingSince !== null &&
  answeredAt !== null &&
  customerRepliedAt === null &&
  !undeliveredAt &&
  appointment?.state !== 'requested';

export interface RequestAboutProps {
  request: InboxRequest;
  /** Its car, once known. */
  car?: ShownCar | undefined;
  /** Whether it is shown on a narrow card, without the latest words and beside no state. */
  isCard?: boolean;
}

/** What a request is about, its latest words and its status: new messages, overdue steps, the reminder, the tags. */
export function RequestAbout({ request, car, isCard = false }: RequestAboutProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const { about } = useRequestLabels();
  const hasDraft = useHasDraft()(request.id);
  const state = (
    <>
      {hasDraft && <Tag tone="notice">{t('conversation.draft')}</Tag>}
      {request.undeliveredAt && <Tag tone="bad">{t('inbox.undelivered', { moment: moment(request.undeliveredAt) })}</Tag>}
      {request.customerRepliedAt && (isCard || !isWaitingAgain(request)) && (
        <Tag tone="notice">{t('inbox.asked', { moment: moment(request.customerRepliedAt) })}</Tag>
      )}
      {isOfStep(request) && <Tag tone="bad">{t(request.kind === 'membership' ? 'membership.fulfil.rep' : 'inbox.stepLate')}</Tag>}
      {request.reminder && <ReminderText reminder={request.reminder} />}
      {request.tags.length > 0 && (
        <span className={styles.tags}>
          {request.tags.map((tag) => (
            <Tag key={tag}>
              <bdi>{tag}</bdi>
            </Tag>
          ))}
        </span>
      )}
    </>
  );
  return (
    <span className={styles.about} data-about>
      <AboutLine text={about(request, car)} hasCar={request.car !== undefined} picture={car?.picture} isCard={isCard}>
        {request.preview && !isCard && (
          <span className={styles.preview}>
            <span className={styles.words} dir="auto">
              {/* The customer's words decide the direction, which `bdi` does not count for. */}
              {request.preview.direction === 'out' && (
                <>
                  <bdi>{t('inbox.replied')}</bdi>{' '}
                </>
              )}
              {request.preview.text}
            </span>
          </span>
        )}
        {request.appointment && <AppointmentLine appointment={request.appointment} isShort />}
        {!isCard && state}
      </AboutLine>
      {isCard && state}
    </span>
  );
}
