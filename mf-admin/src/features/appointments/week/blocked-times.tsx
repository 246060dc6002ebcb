import type { AppointmentBlockEntry } from '@dealership/contracts';
import { unblockAppointments } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { PartsLine } from '../../../shared/display/parts-line.js';
import { useAppointmentWrites } from '../../../shared/request/appointments/use-appointment-writes.js';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../appointments-tab.module.css';

/** The blocked times of a week. */
export function BlockedTimes({ blocks }: { blocks: AppointmentBlockEntry[] }) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const writes = useAppointmentWrites();
  if (blocks.length === 0) return null;
  return (
    <section className={styles.blocks} aria-labelledby="blocked-times">
      <h3 id="blocked-times" className={styles.dayTitle}>
        {t('appointment.blocks')}
      </h3>
      <ul className={styles.list}>
        {blocks.map(({ id, vehicleId, from, until, reason }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.words}>
              <PartsLine
                parts={[
                  reason,
                  vehicleId ? t('appointment.vehicleNumber', { number: vehicleId }) : t('appointment.all'),
                  clock.span(from, until),
                ]}
              />
            </span>
            <Allowed to={unblockAppointments}>
              <Button aria-label={t('appointment.unblockNamed', { reason })} onClick={() => void writes.unblock(id)}>
                {t('appointment.unblock')}
              </Button>
            </Allowed>
          </li>
        ))}
      </ul>
    </section>
  );
}
