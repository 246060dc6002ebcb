import { type Appointment, customerName, withoutYear } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useDraggable } from '@dnd-kit/core';
import { useEffect } from 'react';
import { useJoined } from '../../../shared/display/format/use-joined.js';
import { Tag } from '../../../shared/display/tag.js';
import { APPOINTMENT_TONES } from '../../../shared/request/appointments/appointment-line.js';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import styles from '../appointments-tab.module.css';
import type { TabProps } from './use-tab-by-day.js';

const RIGHT_TO_LEFT_MARK = '\u200f';

export interface AppointmentButtonProps {
  appointment: Appointment;
  /** Whether it is the one that was just made or asked for: marked and scrolled into view. */
  isMarked?: boolean;
  /** Whether the appointment can be dragged to another time. */
  isMovable: boolean;
  /** Whether the showroom is closed then, by the opening hours of today. */
  isOutside: boolean;
  /** How Tab reaches it in a table, where only its edge and its label say its state. */
  tab?: TabProps;
  onOpen: () => void;
}

/** An appointment in the week. A click or key press opens its dialog, which offers the same actions as dragging. */
export function AppointmentButton({ appointment, isMarked = false, isMovable, isOutside, tab, onOpen }: AppointmentButtonProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const { id, state, vehicleId, vehicleName } = appointment;
  const disabled = !isMovable || state === 'cancelled';
  const { listeners, node, setNodeRef, transform, isDragging } = useDraggable({ id, data: { appointment }, disabled });
  const vehicle = vehicleName ?? t('appointment.vehicleNumber', { number: vehicleId });
  const outside = isOutside && state !== 'cancelled' && t('appointment.outside');
  const facts = [clock.at(appointment), customerName(appointment), vehicle, t(`appointment.state.${state}`), outside];
  const label = useJoined()(facts);
  useEffect(() => {
    if (isMarked) node.current?.scrollIntoView?.({ block: 'center' });
  }, [isMarked, node]);
  return (
    <button
      {...listeners}
      {...tab}
      ref={setNodeRef}
      type="button"
      className={[styles.appointment, styles[state], isDragging && styles.dragged, isMarked && styles.marked]
        .filter(Boolean)
        .join(' ')}
      style={transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined}
      aria-label={label}
      title={tab && label}
      onClick={onOpen}
    >
      <span className={styles.customer} dir="auto">
        {customerName(appointment)}
      </span>
      {/* A table shortens the name, so it leaves out the year. In an Arabic line, that would cut off its Latin beginning. */}
      <span className={styles.vehicle} dir={tab ? 'ltr' : 'auto'}>
        {tab ? withoutYear(vehicle.replace(RIGHT_TO_LEFT_MARK, '')) : vehicle}
      </span>
      {!tab && state !== 'confirmed' && <Tag tone={APPOINTMENT_TONES[state]}>{t(`appointment.state.${state}`)}</Tag>}
      {!tab && outside && <Tag tone="bad">{outside}</Tag>}
    </button>
  );
}
