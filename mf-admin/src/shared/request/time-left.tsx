import { dubaiDay, type InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useDuration } from '../display/format/use-duration.js';
import { useMoment } from '../display/format/use-moment.js';
import { ClockTag, clockState } from './clock-tag.js';

/** When a request is to be answered: of today and late, the opening hours left or passed; else the moment. */
export function TimeLeft({ request: { remainingMinutes, dueAt, pause } }: { request: InboxRequest }) {
  const { t } = useTranslation('dashboard');
  const { nearMoment } = useMoment();
  const duration = useDuration();
  if (remainingMinutes === null) return null;
  if (pause !== null || dueAt === null) return <ClockTag state="plain">{t('inbox.paused')}</ClockTag>;
  const state = clockState(remainingMinutes);
  const time = t(state === 'late' ? 'inbox.late' : 'inbox.leftTime', { time: duration(Math.abs(remainingMinutes)) });
  const moment = t('inbox.by', { moment: nearMoment(dueAt) });
  const isNear = state === 'late' || dubaiDay(new Date(dueAt)) === dubaiDay(new Date());
  const [shown, title] = isNear ? [time, moment] : [moment, time];
  return (
    <ClockTag state={state} title={title}>
      {shown}
    </ClockTag>
  );
}
