import { type AppointmentWeek, dubaiTime } from '@dealership/contracts';
import { useQuery } from '@dealership/ui-kit/query';
import { weekQuery, weekStart } from '../appointments-api.js';

const isToCome = (date: string, time: string) => dubaiTime(date, time) > new Date();

/** The number of appointments of a week that wait to be confirmed. */
const pendingIn = (week: AppointmentWeek | undefined) =>
  week?.appointments.filter(({ state, date, time }) => state === 'requested' && isToCome(date, time)).length ?? 0;

export interface WeekAhead {
  /** Number of weeks from this one. */
  weeks: number;
  days: AppointmentWeek['days'];
  /** The number of its appointments that wait to be confirmed. */
  pending: number;
  /** Whether this week has no time left. */
  isOver: boolean;
}

/**
 * The next week with something to do: the first in which appointments wait to be confirmed, or the next week if this one
 * has no time left; `null`: this week. Undefined while loading.
 */
export function useWeekAhead(enabled: boolean): WeekAhead | null | undefined {
  const { data: week } = useQuery({ ...weekQuery(weekStart(new Date())), enabled });
  const isIdle = enabled && week !== undefined && pendingIn(week) === 0;
  const { data: next } = useQuery({ ...weekQuery(weekStart(new Date(), 1)), enabled: isIdle });
  const { data: following } = useQuery({ ...weekQuery(weekStart(new Date(), 2)), enabled: isIdle });
  if (!week) return undefined;
  if (!isIdle) return null;
  if (!next || !following) return undefined;
  const isOver = !week.days.some(({ date, times }) => times.some((time) => isToCome(date, time)));
  const found = [next, following].findIndex((one) => pendingIn(one) > 0);
  if (found < 0 && !isOver) return null;
  const shown = found === 1 ? following : next;
  return { weeks: Math.max(found, 0) + 1, days: shown.days, pending: pendingIn(shown), isOver };
}
