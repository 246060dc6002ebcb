import type { InboxRequest } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../display/format/use-moment.js';
import { CheckIcon } from '../display/icons.js';
import { Tag, type Tone } from '../display/tag.js';
import styles from './request.module.css';

const TONES: Partial<Record<InboxRequest['state'], Tone>> = { won: 'good' };

/** The state of a request. Only the clock has warning colours. */
export function StateTag({ state }: Pick<InboxRequest, 'state'>) {
  const { t } = useTranslation('dashboard');
  return <Tag tone={TONES[state]}>{t(`inboxState.${state}`)}</Tag>;
}

type Waiting = Pick<InboxRequest, 'state' | 'customerRepliedAt'>;

/** Whether an answered request waits again, because the customer wrote since. */
export const isWaitingAgain = ({ state, customerRepliedAt }: Waiting): boolean =>
  customerRepliedAt !== null && (state === 'answered' || state === 'waiting');

interface RequestStateProps {
  request: InboxRequest;
  /** Whether a check mark stands for the words of the answer. */
  isShort?: boolean;
}

/** The state of a request and its first answer; or that the customer wrote since, which the clock counts from. */
export function RequestState({ request, isShort }: RequestStateProps) {
  const { t } = useTranslation('dashboard');
  const { moment, shortMoment } = useMoment();
  const { state, customerRepliedAt } = request;
  if (customerRepliedAt === null || !isWaitingAgain(request))
    return (
      <>
        <StateTag state={state} />
        <AnsweredLine request={request} {...(isShort && { isShort })} />
      </>
    );
  return (
    <>
      <Tag>{t('inbox.wrote')}</Tag>
      <time className={styles.quiet} dateTime={customerRepliedAt} title={moment(customerRepliedAt)}>
        {shortMoment(customerRepliedAt)}
      </time>
    </>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

interface AnsweredLineProps {
  request: InboxRequest;
  /** Whether a check mark stands for the words. */
  isShort?: boolean;
}

/** 'First answered 2 hours ago'. Empty if there is none, or if it did not arrive. */
export function AnsweredLine({ request: { answer, answeredAt }, isShort = false }: AnsweredLineProps) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { moment } = useMoment();
  if (!answer || !answeredAt) return null;
  const passed = Math.max(Date.now() - Date.parse(answeredAt), 0);
  const [unit, size] = UNITS.find(([, ms]) => passed >= ms) ?? [];
  const ago = unit
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / size), unit)
    : t('inbox.justNow');
  return (
    <time className={styles.quiet} dateTime={answeredAt} title={moment(answeredAt)}>
      <span className={isShort ? 'visually-hidden' : undefined}>{t(`inbox.answeredAgo.${answer}`, { ago })}</span>
      {isShort && (
        <span aria-hidden="true">
          <CheckIcon /> {ago}
        </span>
      )}
    </time>
  );
}
