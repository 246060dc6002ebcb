import type { Appointment } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from '../appointments-tab.module.css';

/** The states of appointments, in the order of their life. */
const STATES: Appointment['state'][] = ['requested', 'confirmed', 'cancelled'];

/** What the edges of the appointments mean. Each of them is named after its state as well. */
export function Legend() {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.legend} aria-hidden="true">
      {STATES.map((state) => (
        <li key={state} className={styles[state]}>
          {t(`appointment.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
