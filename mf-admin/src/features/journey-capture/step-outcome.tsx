import { type Journey, localizeIsolated } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { CheckIcon } from '../../shared/display/icons.js';
import styles from './journey-capture.module.css';
import type { QueuedStep } from './sending/send-queue.js';
import { useUndoStep } from './use-undo-step.js';

export interface StepOutcomeProps {
  journey: Journey;
  /** The step that was just marked as done. */
  item: QueuedStep;
  /** The step after it, if there is one. */
  next: Journey['steps'][number] | undefined;
  onUndone: (item: QueuedStep) => void;
  onNext: () => void;
}

/**
 * Stands in place of the button after a step was marked as done, so that a second tap marks no other one: the line is
 * where the button was, and the ways on are above it.
 */
export function StepOutcome({ journey, item, next, onUndone, onNext }: StepOutcomeProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { undo, isPending } = useUndoStep(journey, onUndone);
  return (
    <>
      <div className={styles.pair}>
        <Button
          size="large"
          className={styles.done}
          loading={isPending || item.state === 'sending'}
          onClick={() => void undo(item)}
        >
          {t('action.undo')}
        </Button>
        {next && (
          <Button size="large" className={styles.done} onClick={onNext}>
            {t('capture.next', { step: localizeIsolated(next.name, language) })}
          </Button>
        )}
      </div>
      <p className={styles.outcome} role="status">
        <CheckIcon /> {t('capture.done', { step: localizeIsolated(item.name, language) })}
      </p>
    </>
  );
}
