import {
  type Appointment,
  type AppointmentBlockEntry,
  type AppointmentWeek,
  clockMinutes,
  dubaiDay,
  dubaiMoment,
  dubaiTime,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import styles from '../appointments-tab.module.css';
import { AppointmentButton } from './appointment-button.js';
import { Cell } from './cell.js';
import { useNow } from './use-now.js';
import { useTabByDay } from './use-tab-by-day.js';

export interface WeekViewProps {
  week: AppointmentWeek;
  /** Id of the appointment that was just made or asked for. */
  marked?: number | undefined;
  mayWrite: boolean;
  onOpen: (appointment: Appointment) => void;
  onMove: (appointment: Appointment, slot: { date: string; time: string }) => void;
  /** Without it, free times cannot be chosen. */
  onAdd?: ((slot: { date: string; time: string }) => void) | undefined;
}

/** The block because of which the showroom takes no appointments at that time. */
function blockAt({ blocks }: AppointmentWeek, date: string, time: string | undefined): AppointmentBlockEntry | undefined {
  if (time === undefined) return undefined;
  const at = dubaiTime(date, time);
  return blocks.find(({ vehicleId, from, until }) => vehicleId === null && new Date(from) <= at && at < new Date(until));
}

const HALF_HOUR = 30;

/** All times of appointments, free and booked, without a gap: closed hours between them have rows too. */
function timesOf({ days, appointments }: AppointmentWeek): string[] {
  const used = [...days.flatMap(({ times }) => times), ...appointments.map(({ time }) => time)].sort();
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between: string[] = [];
  for (let minutes = clockMinutes(first); minutes < clockMinutes(last); minutes += HALF_HOUR)
    between.push(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  return [...new Set([...between, ...used])].sort();
}

/** How far the current time is through the row of `time`, from 0 to 1; undefined if it is in another row. */
function shareOfRow(now: Date, time: string, next: string | undefined): number | undefined {
  const start = clockMinutes(time);
  const end = next === undefined ? start + HALF_HOUR : clockMinutes(next);
  const minutes = clockMinutes(dubaiMoment(now).slice(11, 16));
  return start <= minutes && minutes < end ? (minutes - start) / (end - start) : undefined;
}

/** The week as a table with days as columns and times as rows. */
export function WeekGrid({ week, mayWrite, marked, onOpen, onMove, onAdd }: WeekViewProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const now = useNow();
  const today = dubaiDay(now);
  // Require some movement, so that a click does not start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const tabTo = useTabByDay(week.appointments);
  const times = timesOf(week);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const appointment: Appointment | undefined = active.data.current?.appointment;
    const slot = over?.data.current as { date: string; time: string } | undefined;
    if (!appointment || !slot || (slot.date === appointment.date && slot.time === appointment.time)) return;
    onMove(appointment, slot);
  };
  // The question that follows says the rest.
  const announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ over }: Pick<DragEndEvent, 'over'>) => {
      const slot = over?.data.current as { date: string; time: string } | undefined;
      return slot && clock.at(slot);
    },
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  };
  return (
    <DndContext sensors={sensors} accessibility={{ announcements }} onDragEnd={onDragEnd}>
      <div className={styles.scroll}>
        <table className={styles.week} aria-label={t('tab.appointments')}>
          <thead>
            <tr>
              <th scope="col">{t('appointment.time')}</th>
              {week.days.map(({ date }) => (
                <th
                  key={date}
                  scope="col"
                  className={date < today ? styles.past : undefined}
                  aria-current={date === today ? 'date' : undefined}
                >
                  {clock.shortDay(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, row) => (
              <tr key={time}>
                <th scope="row">{clock.time(time)}</th>
                {week.days.map((day) => (
                  <Cell
                    key={day.date}
                    date={day.date}
                    time={time}
                    isOpen={day.times.includes(time)}
                    block={blockAt(week, day.date, time)}
                    isBlockStart={blockAt(week, day.date, time) !== blockAt(week, day.date, times[row - 1])}
                    isPast={dubaiTime(day.date, time) <= now}
                    now={day.date === today ? shareOfRow(now, time, times[row + 1]) : undefined}
                    addLabel={t('appointment.addAt', { at: clock.at({ date: day.date, time }) })}
                    onAdd={onAdd}
                  >
                    {week.appointments
                      .filter((one) => one.date === day.date && one.time === time)
                      .map((one) => (
                        <AppointmentButton
                          key={one.id}
                          appointment={one}
                          isMarked={one.id === marked}
                          isMovable={mayWrite}
                          isOutside={!day.times.includes(time)}
                          tab={tabTo(one)}
                          onOpen={() => onOpen(one)}
                        />
                      ))}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DndContext>
  );
}
