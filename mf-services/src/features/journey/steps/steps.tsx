import { type JourneyStep, type Language, VESSEL_STEP } from '@dealership/contracts';
import { DealerText, Icon, useTranslation } from '@dealership/ui-kit';
import { useDays } from '../use-days.js';
import styles from './steps.module.css';

type StepStatus = 'done' | 'late' | 'next' | 'later';

export interface StepsProps {
  steps: JourneyStep[];
  /** The language of the notes, which is the customer's. */
  written: Language;
}

const stepStatus = ({ doneOn, late }: JourneyStep, isNext: boolean): StepStatus => {
  if (doneOn !== null) return 'done';
  if (late) return 'late';
  return isNext ? 'next' : 'later';
};

function Step({ step, isNext, written }: { step: JourneyStep; isNext: boolean } & Pick<StepsProps, 'written'>) {
  const { t } = useTranslation('journey');
  const { dayOf } = useDays();
  const { doneOn, estimate, note } = step;
  const status = stepStatus(step, isNext);
  const hasDay = doneOn !== null || estimate !== null || isNext;
  return (
    <li className={`${styles.step} ${styles[status]}`} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.mark}>
        {status === 'done' && <Icon name="check" size={16} />}
        {status === 'late' && <Icon name="alert" size={16} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <DealerText text={step.name} />
        </h3>
        {hasDay && (
          <p className={styles.day}>
            {status === 'late' && <strong className={styles.state}>{t('late')}</strong>}
            {status === 'next' && <strong className={styles.state}>{t('next')}</strong>}
            <span>
              {doneOn !== null && t('doneOn', { day: dayOf(doneOn) })}
              {doneOn === null && (estimate ? t('expected', { day: dayOf(estimate) }) : t('noEstimate'))}
            </span>
          </p>
        )}
        {note && (
          <p className={styles.note}>
            {step.key === VESSEL_STEP && <strong className={styles.vessel}>{t('vessel')}</strong>}
            <bdi lang={written}>{note}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

/**
 * Past and future steps with their known dates. Each state has a text and an icon, and never relies on colour alone.
 */
export function Steps({ steps, written }: StepsProps) {
  const { t } = useTranslation('journey');
  const next = steps.find(({ doneOn }) => doneOn === null);
  return (
    <section className={styles.steps} aria-labelledby="journey-steps">
      <h2 id="journey-steps" className={styles.title}>
        {t('steps')}
      </h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.key} step={step} isNext={step === next} written={written} />
        ))}
      </ol>
    </section>
  );
}
