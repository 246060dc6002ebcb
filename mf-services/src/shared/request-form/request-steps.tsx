import { Button, useTranslation } from '@dealership/ui-kit';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Fields } from './kind-fields.js';
import styles from './request-steps.module.css';
import { useStep } from './use-step.js';

export interface RequestStepsProps extends Fields {
  /** Names of the fields in the first step. */
  first: string[];
  car: ReactNode;
  /** The customer's fields. */
  customer: ReactNode;
}

/** Focuses the step that replaces another: its first wrong field, else its first, with the names of the steps in view. */
function useFocusOnStep(containerRef: RefObject<HTMLElement | null>, step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const find = (field: string) => containerRef.current?.querySelector<HTMLElement>(`[data-at="${step}"] ${field}`);
    const wrong = find('[aria-invalid="true"]');
    if (!wrong) containerRef.current?.querySelector('ol')?.scrollIntoView?.({ block: 'nearest' });
    (wrong ?? find(':is(input, select)'))?.focus();
  }, [containerRef, step]);
}

/** The two steps of a request. Without scripts they are a single form. */
export function RequestSteps({ form, first, car, customer }: RequestStepsProps) {
  const { t } = useTranslation('services');
  const { step, goOn, goBack, correct } = useStep(async () => {
    const isDone = await form.trigger(first);
    if (!isDone) form.clearErrors(first);
    return isDone;
  });
  const containerRef = useRef<HTMLDivElement>(null);
  const { errors } = form.formState;
  const isFirstWrong = first.some((name) => name in errors);
  const returnToFirst = useRef(correct);
  useEffect(() => {
    if (isFirstWrong) returnToFirst.current();
  }, [isFirstWrong]);
  useFocusOnStep(containerRef, step);
  const submitFirst = async () => {
    // Touched fields are validated as they change, so a message ends with its cause.
    for (const name of first) form.setValue(name, form.getValues(name), { shouldTouch: true });
    if (await form.trigger(first, { shouldFocus: true })) goOn();
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
              void submitFirst();
            }}
          >
            {t('form.continue')}
          </Button>
        )}
      </div>
      <div className={styles.step} data-at="2">
        {customer}
        <Button variant="quiet" className={`${styles.back} needs-script`} onClick={goBack}>
          {t('form.back')}
        </Button>
      </div>
    </div>
  );
}
