import { NEAREST_TIMES, type OwnAppointment } from '@dealership/contracts';
import { moveOwnAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { Button, fieldStyles, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef, useState } from 'react';
import chips from '../../shared/chips/chips.module.css';
import { dayPart } from '../../shared/chips/day-part.js';
import { useTimeLabels } from '../../shared/chips/use-time-labels.js';
import { DayGrid, weeksOf } from './day-grid.js';
import styles from './own-appointment-page.module.css';
import { PostForm } from './post-form.js';

/** Number of weeks shown initially; the first one may have begun. */
const WEEKS_SHOWN = 4;

/** In a sentence, on one line. */
const isolated = (moment: string): string => `\u2068${moment.replaceAll(' ', '\u00a0')}\u2069`;

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
  /** The time of the appointment, 'YYYY-MM-DDTHH:MM', as the moments. */
  booked: string;
  moments: string[];
  labelOf: (moment: string) => string;
  /** Divides the moments into parts with a heading. */
  partOf?: (moment: string) => string;
  /** Whether the labels contain both day and time. */
  isWide?: boolean;
}

/** A choice of times, with the button that moves the appointment. */
function TimeChoice({ token, title, booked, moments, labelOf, partOf, isWide = false }: ChoiceProps) {
  const { t } = useTranslation('own-appointment');
  const labels = useTimeLabels();
  const [chosen, setChosen] = useState('');
  const render = (shown: string[]) => (
    <div className={isWide ? styles.moments : chips.chips}>
      {shown.map((moment) => (
        <label key={moment} className={chips.chip}>
          <input className={chips.radio} type="radio" name="at" value={moment} onChange={() => setChosen(moment)} required />
          <span className={chips.face}>{labelOf(moment)}</span>
        </label>
      ))}
    </div>
  );
  const parts = [...new Set(partOf ? moments.map(partOf) : [])];
  return (
    <PostForm action={moveOwnAppointment.path} token={token}>
      <fieldset className={chips.group}>
        <legend className={`${fieldStyles.label} ${chips.legend}`}>{title}</legend>
        {partOf && parts.length > 1
          ? parts.map((part) => (
              <fieldset key={part} className={`${chips.group} ${styles.part}`}>
                <legend className={chips.legend}>{part}</legend>
                {render(moments.filter((moment) => partOf(moment) === part))}
              </fieldset>
            ))
          : render(moments)}
      </fieldset>
      {moments.includes(chosen) && (
        <p role="status">{t('move.change', { from: isolated(labels.moment(booked)), to: isolated(labels.moment(chosen)) })}</p>
      )}
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
  /** Whether the vehicle is still offered. */
  isOffered?: boolean | undefined;
  /** The time of the appointment, 'YYYY-MM-DDTHH:MM'. */
  booked: string;
  /** The day whose times are shown. */
  day: string;
  /** A time that someone else has taken. */
  taken: string;
}

/** Times to which the appointment can be moved. The days link to the same page with their times. */
export function MoveForms({ token, days, isOffered = true, booked, day, taken }: MoveFormsProps) {
  const { t } = useTranslation(['own-appointment', 'catalog']);
  const labels = useTimeLabels();
  const timesRef = useTimesInView(day);
  const nearest = nearestTo(taken, days);
  const bookedDay = booked.slice(0, 10);
  const weeks = weeksOf(withBooked(days, bookedDay));
  const later = weeks.slice(WEEKS_SHOWN);
  const isLater = later.flat().some(({ date }) => date === day || date === bookedDay);
  const times = days.find(({ date }) => date === day)?.times ?? [];
  const grid = {
    booked: bookedDay,
    day,
    addressOf: (date: string) => `?${new URLSearchParams({ token, day: date })}#times`,
  };
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title">{t('move.title')}</h2>
      {nearest.length > 0 && (
        <TimeChoice token={token} title={t('move.nearest')} booked={booked} moments={nearest} labelOf={labels.moment} isWide />
      )}
      {days.length === 0 && <p>{t(isOffered ? 'move.none' : 'move.notOffered')}</p>}
      {days.length > 0 && (
        <>
          <p className={fieldStyles.label}>{t('move.day')}</p>
          <DayGrid {...grid} weeks={weeks.slice(0, WEEKS_SHOWN)} />
          <p className={styles.legend} aria-hidden="true">
            {t('move.booked')}
          </p>
        </>
      )}
      {later.length > 0 && (
        <details className={styles.later} open={isLater || undefined}>
          <summary>{t('move.moreDays')}</summary>
          <DayGrid {...grid} weeks={later} />
        </details>
      )}
      {times.length > 0 && (
        <div ref={timesRef} id="times" className={styles.times} tabIndex={-1}>
          <TimeChoice
            token={token}
            title={t('move.time', { day: labels.wholeDay(day) })}
            booked={booked}
            moments={times.map((time) => `${day}T${time}`)}
            labelOf={(moment) => labels.time(moment.slice(11))}
            partOf={(moment) => t(`catalog:dayPart.${dayPart(moment.slice(11))}`)}
          />
        </div>
      )}
    </section>
  );
}
