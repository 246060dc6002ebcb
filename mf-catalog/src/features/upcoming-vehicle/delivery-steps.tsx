import type { UpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useArrivalText } from '../../shared/vehicle/month.js';
import { STAGES, stageOnSchedule } from './delivery-stage.js';
import styles from './delivery-steps.module.css';

/** Stages of a car's delivery, with the current one according to the schedule. */
export function DeliverySteps({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  const arrival = useArrivalText()(vehicle);
  const present = stageOnSchedule(vehicle.arrivalMonth);
  const presentAt = present ? STAGES.indexOf(present) : -1;
  return (
    <ol className={styles.steps} aria-label={t('upcoming.way.label')}>
      {STAGES.map((stage, at) => (
        <li
          key={stage}
          className={styles.step}
          data-done={at < presentAt || undefined}
          aria-current={stage === present ? 'step' : undefined}
        >
          <span className={styles.place}>{t(`upcoming.way.${stage}.title`)}</span>
          {stage !== 'ordered' && <span className={styles.text}>{t(`upcoming.way.${stage}.text`)}</span>}
          {at < presentAt && <span className={styles.mark}>{t('upcoming.way.done')}</span>}
          {stage === present && <span className={styles.mark}>{t('upcoming.way.present')}</span>}
          {stage === 'ajman' && <span className={styles.mark}>{t('upcoming.arrival', { arrival })}</span>}
        </li>
      ))}
    </ol>
  );
}
