import type { OwnAppointment } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import chips from '../../shared/chips/chips.module.css';
import { useTimeLabels } from '../../shared/chips/use-time-labels.js';
import styles from './own-appointment-page.module.css';

type Days = OwnAppointment['days'];

/** The weekday of a day, from 0 for Monday. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** The days by week, from Monday to Sunday. Expects them in order. */
export function weeksOf(days: Days): Days[] {
  const weeks = new Map<number, Days>();
  for (const day of days) {
    const monday = Date.parse(day.date) - weekdayOf(day.date) * 86_400_000;
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks.values()];
}

export interface DayGridProps {
  weeks: Days[];
  /** The appointment's day. */
  booked: string;
  /** The day whose times are shown. */
  day: string;
  addressOf: (date: string) => string;
}

/** Days below their weekdays: a list for each week. A month is named where it begins. */
export function DayGrid({ weeks, booked, day, addressOf }: DayGridProps) {
  const { t } = useTranslation('own-appointment');
  const labels = useTimeLabels();
  const dates = weeks.flat().map(({ date }) => date);
  /** Whether another month begins with this day. */
  const isNewMonth = (date: string) => dates[dates.indexOf(date) - 1]?.slice(0, 7) !== date.slice(0, 7);
  const dayOf = (date: string) => (
    <>
      <span aria-hidden="true">
        {Number(date.slice(8))}
        {date !== dates[0] && isNewMonth(date) && <span className={styles.month}>{labels.shortMonth(date)}</span>}
      </span>
      <span className="visually-hidden">{labels.dayName(date)}</span>
      {date === booked && <span className="visually-hidden">{t('move.booked')}</span>}
    </>
  );
  return (
    <div className={styles.weeks}>
      {dates[0] && <p className={styles.firstMonth}>{labels.month(dates[0])}</p>}
      <div className={styles.weekdays} aria-hidden="true">
        {labels.weekdays.map(({ value, label }) => (
          <span key={value}>{label}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <ul key={week[0]?.date} className={styles.days}>
          {week.map(({ date, times }) => (
            <li
              key={date}
              className={times.length > 0 ? chips.chip : chips.unavailable}
              data-weekday={weekdayOf(date)}
              data-booked={date === booked ? '' : undefined}
            >
              {times.length > 0 ? (
                <a
                  className={`${chips.face} ${styles.link}`}
                  href={addressOf(date)}
                  aria-current={date === day ? 'true' : undefined}
                >
                  {dayOf(date)}
                </a>
              ) : (
                <span className={chips.face}>{dayOf(date)}</span>
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
