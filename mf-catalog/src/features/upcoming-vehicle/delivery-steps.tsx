import { useTranslation } from '@dealership/ui-kit';
import styles from './delivery-steps.module.css';

const STEPS = ['secured', 'shipped', 'ajman'] as const;

/** Stages of a car's journey to the showroom. */
export function DeliverySteps({ arrival }: { arrival: string }) {
  const { t } = useTranslation('catalog');
  return (
    <ol className={styles.steps} aria-label={t('upcoming.way.label')}>
      {STEPS.map((step) => (
        <li key={step} className={styles.step}>
          <span className={styles.place}>{t(`upcoming.way.${step}.title`)}</span>
          {t(`upcoming.way.${step}.text`)}
          {step === 'ajman' && <span className={styles.month}>{t('upcoming.arrival', { arrival })}</span>}
        </li>
      ))}
    </ol>
  );
}
