import { type Journey, personName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useHeldPlace } from '../../shared/api/as-staff.js';
import { EarlierIcon } from '../../shared/display/icons.js';
import { Choice } from '../../shared/list/choice.js';
import { PictureButtons } from './picture-buttons.js';
import styles from './quay.module.css';
import { useFinishStep } from './quay-api.js';
import { QueuedFiles } from './queued-files.js';
import { useUploadQueue } from './uploads/use-upload-queue.js';

const NOTE_LENGTH = 500;

export interface QuayJourneyProps {
  journey: Journey;
  onLeave: () => void;
}

/** The step that is next is chosen already; another one may be. */
function useStep({ steps }: Journey) {
  const [chosen, setChosen] = useState<string>();
  const open = steps.filter(({ doneOn }) => doneOn === null);
  const step = open.find(({ key }) => key === chosen) ?? open[0];
  return { open, step, choose: setChosen };
}

/** One car on a phone: its next step, pictures, a note, and one button that says it is done. */
export function QuayJourney({ journey, onLeave }: QuayJourneyProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { open, step, choose } = useStep(journey);
  const [note, setNote] = useState('');
  const uploads = useUploadQueue();
  const finish = useFinishStep(journey);
  useHeldPlace();
  const own = uploads.files.filter(({ journeyId }) => journeyId === journey.id);
  const name = step?.name[language] ?? '';
  const done = async () => {
    if (!step || finish.isPending) return;
    const text = note.trim();
    await finish.mutateAsync({ step: step.key, ...(text && { note: text }) }).then(
      () => {
        setNote('');
        choose(undefined);
      },
      () => undefined,
    );
  };
  return (
    <div className={`${styles.quay} ${styles.one}`} data-one-thumb="">
      <Button type="text" icon={<EarlierIcon className="directed" />} className={styles.back} onClick={onLeave}>
        {t('quay.back')}
      </Button>
      <h2 className={styles.title}>
        <bdi>{journey.title}</bdi>
      </h2>
      <p className={styles.quiet}>
        <bdi>{personName(journey)}</bdi> · <bdi dir="ltr">{journey.request}</bdi>
      </p>
      {step ? (
        <>
          <div className={styles.field}>
            <label htmlFor="quay-step">{t('quay.step')}</label>
            <Choice
              id="quay-step"
              value={step.key}
              options={open.map(({ key, name: words }) => ({ value: key, label: words[language] }))}
              onChange={choose}
            />
          </div>
          {step.late && <Alert type="warning" showIcon title={t('quay.late')} />}
          <div className={styles.field}>
            <label htmlFor="quay-note">{t('quay.note')}</label>
            <Input.TextArea
              id="quay-note"
              value={note}
              maxLength={NOTE_LENGTH}
              rows={3}
              dir="auto"
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </>
      ) : (
        <Alert type="success" showIcon title={t('quay.allDone')} />
      )}
      <QueuedFiles files={own} onRemove={uploads.remove} onRetry={uploads.wake} />
      <div className={styles.thumb}>
        <PictureButtons onFiles={(files) => void uploads.add(journey.id, step?.key ?? null, files)} />
        {step && (
          <Button
            type="primary"
            size="large"
            block
            className={styles.done}
            loading={finish.isPending}
            onClick={() => void done()}
          >
            {t('quay.done', { step: name })}
          </Button>
        )}
      </div>
    </div>
  );
}
