import { NEAREST_TIMES, type OwnAppointment } from '@dealership/contracts';
import { moveOwnAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { Button, fieldStyles, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef } from 'react';
import chips from '../../shared/chips/chips.module.css';
import { useTimeLabels } from '../../shared/chips/use-time-labels.js';
import styles from './own-appointment-page.module.css';
import { PostForm } from './post-form.js';

/** Number of days shown initially: three weeks. */
const DAYS_SHOWN = 21;

type Days = OwnAppointment['days'];

/** The days, with the booked one even if none of its other times is free. */
const withBooked = (days: Days, booked: string): Days =>
  days.length === 0 || days.some(({ date }) => date === booked)
    ? days
    : [...days, { date: booked, times: [] }].sort((one, other) => one.date.localeCompare(other.date));

const distance = (one: string, other: string): number => Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`));

/** The free times nearest to a given one ('YYYY-MM-DDTHH:MM'). */
function nearestTo(wanted: string, days: Days): string[] {
  if (Number.isNaN(Date.parse(`${wanted}Z`))) return [];
  return days
    .flatMap(({ date, times }) => times.map((time) => `${date}T${time}`))
    .sort((one, other) => distance(one, wanted) - distance(other, wanted))
    .slice(0, NEAREST_TIMES)
    .sort();
}

interface ChoiceProps {
  token: string;
  title: string;
  moments: string[];
  labelOf: (moment: string) => string;
  /** Whether the labels contain both day and time. */
  isWide?: boolean;
}

/** A choice of times, with the button that moves the appointment. */
function TimeChoice({ token, title, moments, labelOf, isWide = false }: ChoiceProps) {
  const { t } = useTranslation('own-appointment');
  return (
    <PostForm action={moveOwnAppointment.path} token={token}>
      <fieldset className={chips.group}>
        <legend className={`${fieldStyles.label} ${chips.legend}`}>{title}</legend>
        <div className={isWide ? styles.moments : chips.chips}>
          {moments.map((moment) => (
            <label key={moment} className={chips.chip}>
              <input className={chips.radio} type="radio" name="at" value={moment} required />
              <span className={chips.face}>{labelOf(moment)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit">{t('move.submit')}</Button>
    </PostForm>
  );
}

/** Moves the focus to the times of a day that was just chosen, and scrolls them into view: they follow all days. */
function useTimesInView(day: string) {
  const timesRef = useRef<HTMLDivElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current !== day) {
      timesRef.current?.focus({ preventScroll: true });
      timesRef.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = day;
  }, [day]);
  return timesRef;
}

export interface MoveFormsProps {
  token: string;
  days: Days;
  /** The appointment's day. */
  booked: string;
  /** The day whose times are shown. */
  day: string;
  /** A time that someone else has taken. */
  taken: string;
}

/** Times to which the appointment can be moved. The days link to the same page with their times. */
export function MoveForms({ token, days, booked, day, taken }: MoveFormsProps) {
  const { t } = useTranslation('own-appointment');
  const labels = useTimeLabels();
  const timesRef = useTimesInView(day);
  const nearest = nearestTo(taken, days);
  const address = (date: string) => `?${new URLSearchParams({ token, day: date })}#times`;
  const dayOf = (date: string) => (
    <>
      {labels.day(date)}
      {date === booked && <span className="visually-hidden">{t('move.booked')}</span>}
    </>
  );
  const listOf = (shown: Days) => (
    <ul className={styles.days}>
      {shown.map((item) => (
        <li
          key={item.date}
          className={item.times.length > 0 ? chips.chip : chips.unavailable}
          data-booked={item.date === booked ? '' : undefined}
        >
          {item.times.length > 0 ? (
            <a
              className={`${chips.face} ${styles.link}`}
              href={address(item.date)}
              aria-current={item.date === day ? 'true' : undefined}
            >
              {dayOf(item.date)}
            </a>
          ) : (
            <span className={chips.face}>{dayOf(item.date)}</span>
          )}
        </li>
      ))}
    </ul>
  );
  const shown = withBooked(days, booked);
  const later = shown.slice(DAYS_SHOWN);
  const isLater = later.some(({ date }) => date === day || date === booked);
  const times = days.find(({ date }) => date === day)?.times ?? [];
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title">{t('move.title')}</h2>
      {nearest.length > 0 && (
        <TimeChoice token={token} title={t('move.nearest')} moments={nearest} labelOf={labels.moment} isWide />
      )}
      {days.length === 0 && <p>{t('move.none')}</p>}
      {days.length > 0 && (
        <p className={`${fieldStyles.label} ${styles.dayLabel}`}>
          {t('move.day')}
          <span className={styles.legend} aria-hidden="true">
            {t('move.booked')}
          </span>
        </p>
      )}
      {listOf(shown.slice(0, DAYS_SHOWN))}
      {later.length > 0 && (
        <details className={styles.later} open={isLater || undefined}>
          <summary>{t('move.moreDays')}</summary>
          {listOf(later)}
        </details>
      )}
      {times.length > 0 && (
        <div ref={timesRef} id="times" className={styles.times} tabIndex={-1}>
          <TimeChoice
            token={token}
            title={t('move.time', { day: labels.wholeDay(day) })}
            moments={times.map((time) => `${day}T${time}`)}
            labelOf={(moment) => labels.time(moment.slice(11))}
          />
        </div>
      )}
    </section>
  );
}
