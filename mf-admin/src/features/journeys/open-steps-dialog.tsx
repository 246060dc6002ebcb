import { type Journey, type JourneyStep, localizeIsolated } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { DialogActions } from '../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import styles from './journeys.module.css';
import { useJourneyWrites } from './journeys-api.js';

export interface OpenStepsDialogProps {
  journey: Journey;
  /** The step to be marked as done. */
  step: JourneyStep;
  /** The steps before it that are not done. */
  open: JourneyStep[];
  onClose: () => void;
}

/** Asks whether the open steps before a step are done, too. The customer gets an e-mail about the step alone. */
export function OpenStepsDialog({ journey, step, open, onClose }: OpenStepsDialogProps) {
  const { t } = useTranslation('dashboard');
  const { language, locale } = useLanguage();
  const writes = useJourneyWrites(journey);
  const name = localizeIsolated(step.name, language);
  const names = new Intl.ListFormat(locale, { style: 'narrow' }).format(open.map((one) => localizeIsolated(one.name, language)));
  const finish = async (earlier: JourneyStep[]) => {
    const keys = earlier.map(({ key }) => key);
    if (await writes.finish(step.key, keys)) onClose();
  };
  return (
    <FormDialog title={t('journey.ahead.title', { name })} isHeld={writes.isPending} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void finish(open);
        }}
      >
        <p className={styles.question}>{t('journey.ahead.open', { names })}</p>
        <p className={styles.question}>{t('journey.ahead.text', { name })}</p>
        <DialogActions label={t('journey.ahead.all')} isPending={writes.isPending} isHeld>
          <Button disabled={writes.isPending} onClick={() => void finish([])}>
            {t('journey.ahead.only')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
