import type { InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../display/tag.js';

/** The row is marked when this much time or less remains. */
const SOON_MINUTES = 120;

/** The time left of the promised response time, in minutes of opening hours. */
export function TimeLeft({ request: { minutesLeft, pause } }: { request: InboxRequest }) {
  const { t } = useTranslation('dashboard');
  if (minutesLeft === null) return null;
  const all = Math.abs(minutesLeft);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const unit = hours ? (minutes ? 'inbox.hoursMinutes' : 'inbox.hours') : 'inbox.minutes';
  const time = t(unit, { hours, minutes });
  if (pause !== null) return <Tag>{t('inbox.paused')}</Tag>;
  if (minutesLeft <= 0) return <Tag tone="bad">{t('inbox.late', { time })}</Tag>;
  return <Tag tone={minutesLeft < SOON_MINUTES ? 'notice' : 'plain'}>{t('inbox.leftTime', { time })}</Tag>;
}
