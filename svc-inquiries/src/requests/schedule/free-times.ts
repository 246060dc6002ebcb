import {
  bookableDays,
  DAY_MS,
  dubaiMoment,
  dubaiTime,
  type OpeningHours,
  TEST_DRIVE_MINUTES,
  type TestDriveSlots,
  testDriveTimes,
} from '@dealership/contracts';

/** A time span in ms, with `from` and `until`. */
export interface Span {
  from: number;
  until: number;
}

/** An appointment that occupies its time. */
export interface ReservedTime extends Span {
  vehicleId: number;
  bay: number;
}

/** `vehicleId`: null if the time is blocked for all vehicles. */
export interface BlockedTime extends Span {
  vehicleId: number | null;
}

export interface Schedule {
  hours: OpeningHours;
  /** Maximum number of simultaneous appointments. */
  capacity: number;
  /** Minimum time between booking and start, in ms. */
  notice: number;
  held: ReservedTime[];
  blocked: BlockedTime[];
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

/** The time span of an appointment that starts then. */
export function spanAt(date: string, time: string): Span {
  const from = dubaiTime(date, time).getTime();
  return { from, until: from + TEST_DRIVE_MINUTES * 60_000 };
}

/** Whether the vehicle and a bay are free then. */
function isFree(span: Span, vehicleId: number, { capacity, held, blocked }: Schedule): boolean {
  const isBlocked = blocked.some((block) => (block.vehicleId === null || block.vehicleId === vehicleId) && overlaps(span, block));
  if (isBlocked) return false;
  const others = held.filter((other) => overlaps(span, other));
  const bays = new Set(others.map(({ bay }) => bay).filter((bay) => bay <= capacity));
  return bays.size < capacity && others.every((other) => other.vehicleId !== vehicleId);
}

/** The day and time in Asia/Dubai at which an appointment starts. */
export function dayAndTime(startsAt: Date): { date: string; time: string } {
  const [date = '', time = ''] = dubaiMoment(startsAt).split('T');
  return { date, time };
}

/** The days in a range, both ends included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  const day = new Date(`${first}T00:00:00Z`);
  for (let date = first; date <= last; date = day.toISOString().slice(0, 10)) {
    days.push(date);
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}

/** Future slots in which a vehicle can be driven, on the days open for booking. */
export function freeTimes(vehicleId: number, schedule: Schedule, now: Date): TestDriveSlots['days'] {
  const { first, last } = bookableDays(now);
  return daysFrom(first, last).flatMap((date) => {
    const from = dubaiTime(date, '00:00').getTime();
    const day = { from, until: from + DAY_MS };
    const ofDay: Schedule = {
      ...schedule,
      held: schedule.held.filter((held) => overlaps(day, held)),
      blocked: schedule.blocked.filter((block) => overlaps(day, block)),
    };
    const times = testDriveTimes(date, schedule.hours).filter((time) => {
      const span = spanAt(date, time);
      return span.from > now.getTime() + schedule.notice && isFree(span, vehicleId, ofDay);
    });
    return times.length ? [{ date, times }] : [];
  });
}

/** The free slots nearest to a time, in chronological order: 'YYYY-MM-DDTHH:MM'. */
export function nearestTimes(days: TestDriveSlots['days'], wanted: Date, count: number): string[] {
  const distance = (at: string) => Math.abs(dubaiTime(at.slice(0, 10), at.slice(11)).getTime() - wanted.getTime());
  return days
    .flatMap(({ date, times }) => times.map((time) => `${date}T${time}`))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort();
}
