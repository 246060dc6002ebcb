import type { InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { ClockTag, clockState } from './clock-tag.js';

const LONG_HOURS = 24;

/** The time left of the promised response time, in minutes of opening hours. */
export function TimeLeft({ request: { remainingMinutes, pause } }: { request: InboxRequest }) {
  const { t } = useTranslation('dashboard');
  if (remainingMinutes === null) return null;
  if (pause !== null) return <ClockTag state="plain">{t('inbox.paused')}</ClockTag>;
  const all = Math.abs(remainingMinutes);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  // Beyond a day, minutes say nothing.
  const unit = hours ? (minutes && hours < LONG_HOURS ? 'inbox.hoursMinutes' : 'inbox.hours') : 'inbox.minutes';
  const state = clockState(remainingMinutes);
  return (
    <ClockTag state={state}>
      {t(state === 'late' ? 'inbox.late' : 'inbox.leftTime', { time: t(unit, { hours, minutes }) })}
    </ClockTag>
  );
}
