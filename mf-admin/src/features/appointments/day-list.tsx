import { useTranslation } from '@dealership/ui-kit';
import { AppointmentButton } from './appointment-button.js';
import styles from './appointments-tab.module.css';
import { useClock } from './use-clock.js';
import type { WeekViewProps } from './week-grid.js';

/** The week as a phone shows it: its days below each other. */
export function DayList({ week, onOpen }: Pick<WeekViewProps, 'week' | 'onOpen'>) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  return week.days.map(({ date, times }) => {
    const appointments = week.appointments.filter((one) => one.date === date);
    const nothing = t(times.length ? 'appointment.none' : 'appointment.closed');
    return (
      <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
        <h3 id={`day-${date}`} className={styles.dayTitle}>
          {clock.day(date)}
        </h3>
        {appointments.length === 0 && <p className={styles.none}>{nothing}</p>}
        <ul className={styles.list}>
          {appointments.map((one) => (
            <li key={one.id} className={styles.entry}>
              <span className={styles.clock}>{clock.time(one.time)}</span>
              <AppointmentButton appointment={one} isMovable={false} onOpen={() => onOpen(one)} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
