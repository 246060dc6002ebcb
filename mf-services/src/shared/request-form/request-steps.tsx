import { Button, useTranslation } from '@dealership/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fields } from './kind-fields.js';
import styles from './request-steps.module.css';

export interface RequestStepsProps extends Fields {
  /** Names of the fields in the first step. */
  first: string[];
  car: ReactNode;
  /** The customer's fields. */
  customer: ReactNode;
}

/** The two steps of a request. Without scripts they are a single form. */
export function RequestSteps({ form, first, car, customer }: RequestStepsProps) {
  const { t } = useTranslation('services');
  const [step, setStep] = useState(1);
  const containerRef = useRef<HTMLDivElement>(null);
  const { errors } = form.formState;
  const isFirstWrong = first.some((name) => name in errors);
  useEffect(() => {
    if (isFirstWrong) setStep(1);
  }, [isFirstWrong]);
  const show = (next: number) => {
    setStep(next);
    requestAnimationFrame(() =>
      containerRef.current?.querySelector<HTMLElement>(`[data-at="${next}"] :is(input, select)`)?.focus(),
    );
  };
  const goOn = async () => {
    // Touched fields are validated as they change, so a message ends with its cause.
    for (const name of first) form.setValue(name, form.getValues(name), { shouldTouch: true });
    if (await form.trigger(first, { shouldFocus: true })) show(2);
  };
  return (
    <div ref={containerRef} className={styles.steps} data-step={step}>
      <ol className={`${styles.progress} needs-script`}>
        {[1, 2].map((at) => (
          <li key={at} className={styles.name} aria-current={at === step ? 'step' : undefined}>
            <span aria-hidden="true">{at}</span> {t(`form.steps.${at}`)}
          </li>
        ))}
      </ol>
      <div className={styles.step} data-at="1">
        {car}
        {step === 1 && (
          // Enter activates a form's first button.
          <Button
            type="submit"
            className="needs-script"
            onClick={(event) => {
              event.preventDefault();
              void goOn();
            }}
          >
            {t('form.continue')}
          </Button>
        )}
      </div>
      <div className={styles.step} data-at="2">
        {customer}
        <Button variant="quiet" className={`${styles.back} needs-script`} onClick={() => show(1)}>
          {t('form.back')}
        </Button>
      </div>
    </div>
  );
}
