import { dubaiDay } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../../shared/display/tag.js';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import styles from '../appointments-tab.module.css';
import { AppointmentButton } from './appointment-button.js';
import type { WeekViewProps } from './week-grid.js';

/** The week on a phone: one day below the other, without past days that have no appointments. */
export function DayList({ week, marked, onOpen }: Pick<WeekViewProps, 'week' | 'marked' | 'onOpen'>) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const today = dubaiDay(new Date());
  const isThisWeek = week.days.some(({ date }) => date === today);
  return week.days.map(({ date, times }) => {
    const appointments = week.appointments.filter((one) => one.date === date);
    if (isThisWeek && date < today && appointments.length === 0) return null;
    const nothing = t(times.length ? 'appointment.none' : 'appointment.closed');
    return (
      <section
        key={date}
        className={[styles.day, date < today && styles.past].filter(Boolean).join(' ')}
        aria-labelledby={`day-${date}`}
      >
        <h3 id={`day-${date}`} className={styles.dayTitle}>
          {clock.day(date)} {date === today && <Tag tone="good">{t('appointment.today')}</Tag>}
        </h3>
        {appointments.length === 0 && <p className={styles.none}>{nothing}</p>}
        <ul className={styles.list}>
          {appointments.map((one) => (
            <li key={one.id} className={styles.entry}>
              <span className={styles.clock}>{clock.time(one.time)}</span>
              <AppointmentButton
                appointment={one}
                isMarked={one.id === marked}
                isMovable={false}
                isOutside={!times.includes(one.time)}
                onOpen={() => onOpen(one)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
