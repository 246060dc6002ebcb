import { type AppointmentWeek, dubaiTime } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import { weekQuery, weekStart } from '../appointments-api.js';
import styles from '../appointments-tab.module.css';

const isToCome = (date: string, time: string) => dubaiTime(date, time) > new Date();

/** The appointments of a week that wait to be confirmed. */
const pendingIn = (week: AppointmentWeek | undefined) =>
  week?.appointments.filter(({ state, date, time }) => state === 'requested' && isToCome(date, time)) ?? [];

export interface LaterWeekProps {
  thisWeek: AppointmentWeek;
  onShow: (weeks: number) => void;
}

/**
 * Leads from this week to the next one with something to do: the first in which appointments wait to be confirmed, or
 * the next week if this one has no time left.
 */
export function LaterWeek({ thisWeek, onShow }: LaterWeekProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const isIdle = pendingIn(thisWeek).length === 0;
  const isOver = !thisWeek.days.some(({ date, times }) => times.some((time) => isToCome(date, time)));
  const next = useQuery({ ...weekQuery(weekStart(new Date(), 1)), enabled: isIdle });
  const following = useQuery({ ...weekQuery(weekStart(new Date(), 2)), enabled: isIdle });
  const weeks = [next.data, following.data];
  if (!isIdle || weeks.includes(undefined)) return null;
  const at = weeks.findIndex((week) => pendingIn(week).length > 0);
  if (at < 0 && !isOver) return null;
  const days = weeks[Math.max(at, 0)]?.days ?? [];
  const range = clock.days(days[0]?.date ?? '', days.at(-1)?.date ?? '');
  const count = pendingIn(weeks[at]).length;
  return (
    <p className={styles.later} role="status">
      {isOver && <span>{t('appointment.over')}</span>}
      {count > 0 && <span>{t('appointment.pendingLater', { count })}</span>}
      <Button type="link" onClick={() => onShow(Math.max(at, 0) + 1)}>
        {t('appointment.showWeek', { range })}
      </Button>
    </p>
  );
}
