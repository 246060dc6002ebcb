import type { RequestAppointment } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag, type Tone } from '../../display/tag.js';
import styles from './appointment-line.module.css';
import { useClock } from './use-clock.js';

export const APPOINTMENT_TONES: Record<RequestAppointment['state'], Tone> = {
  requested: 'notice',
  confirmed: 'good',
  cancelled: 'bad',
};

export interface AppointmentLineProps {
  appointment: Pick<RequestAppointment, 'state' | 'date' | 'time' | 'byCustomer'>;
  /** Whether the date is abbreviated, for rows and cards. */
  isShort?: boolean;
}

/** The time and state of an appointment. */
export function AppointmentLine({ appointment, isShort = false }: AppointmentLineProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  return (
    <span className={styles.line}>
      <Tag tone={APPOINTMENT_TONES[appointment.state]}>
        {t(appointment.byCustomer ? 'appointment.cancelledByCustomer' : `appointment.state.${appointment.state}`)}
      </Tag>
      <span>{isShort ? clock.shortAt(appointment) : clock.at(appointment)}</span>
    </span>
  );
}
