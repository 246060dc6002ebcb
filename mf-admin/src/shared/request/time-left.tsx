import { dubaiDay, type InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useDuration } from '../display/format/use-duration.js';
import { useMoment } from '../display/format/use-moment.js';
import { ClockTag, clockState } from './clock-tag.js';

const MINUTE_MS = 60_000;

/** The figures of a list may be older than it is shown for. */
const TOLERANCE_MINUTES = 5;

/** Whether the showroom is closed in between, while the opening minutes left stand still. */
const isInterrupted = (remainingMinutes: number, dueAt: string): boolean =>
  (Date.parse(dueAt) - Date.now()) / MINUTE_MS > Math.max(remainingMinutes, 0) + TOLERANCE_MINUTES;

/** When a request is to be answered: late, the opening hours passed; if the time runs today, what is left; else the moment. */
export function TimeLeft({ request: { remainingMinutes, dueAt, pause } }: { request: InboxRequest }) {
  const { t } = useTranslation('dashboard');
  const { nearMoment } = useMoment();
  const duration = useDuration();
  if (remainingMinutes === null) return null;
  if (pause !== null || dueAt === null) return <ClockTag state="plain">{t('inbox.paused')}</ClockTag>;
  // Due when the showroom opens: nothing is left of the hours before, and yet nobody is late.
  const isDueAtOpening = remainingMinutes === 0 && Date.parse(dueAt) > Date.now();
  const state = isDueAtOpening ? 'soon' : clockState(remainingMinutes);
  const time = t(state === 'late' ? 'inbox.late' : 'inbox.leftTime', { time: duration(Math.abs(remainingMinutes)) });
  const moment = t('inbox.by', { moment: nearMoment(dueAt) });
  const isToday = dubaiDay(new Date(dueAt)) === dubaiDay(new Date());
  const isNear = state === 'late' || (isToday && !isInterrupted(remainingMinutes, dueAt));
  const [shown, title] = isNear ? [time, moment] : [moment, time];
  return (
    <ClockTag state={state} title={title}>
      {shown}
    </ClockTag>
  );
}
