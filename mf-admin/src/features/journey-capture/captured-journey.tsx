import {
  customerName,
  dubaiDay,
  type Journey,
  langAttributes,
  localize,
  localizeIsolated,
  MAX_NOTE,
  VESSEL_STEP,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { EarlierIcon } from '../../shared/display/icons.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import styles from './journey-capture.module.css';
import { PictureButtons } from './picture-buttons.js';
import { QueuedItems } from './queued-items.js';
import type { QueuedItem, QueuedStep } from './sending/send-queue.js';
import { useSendQueue } from './sending/use-send-queue.js';
import { StepOutcome } from './step-outcome.js';

export interface CapturedJourneyProps {
  journey: Journey;
  onLeave: () => void;
}

/** The next step is preselected; the user can choose another one. */
function useStep({ steps }: Journey, pressed: string[]) {
  const [chosen, setChosen] = useState<string>();
  const open = steps.filter(({ key, doneOn }) => doneOn === null && !pressed.includes(key));
  const step = open.find(({ key }) => key === chosen) ?? open[0];
  return { open, step, choose: setChosen };
}

/** The step that was just marked as done, unless it was refused or removed. */
const lastOf = (items: QueuedItem[], key: string | undefined): QueuedStep | undefined =>
  items.findLast((item): item is QueuedStep => item.kind === 'step' && item.step === key && item.state !== 'refused');

/** One car on a phone: its next step, pictures, a note, and a button that marks the step as done. */
export function CapturedJourney({ journey, onLeave }: CapturedJourneyProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const queue = useSendQueue();
  const own = queue.items.filter(({ journeyId }) => journeyId === journey.id);
  const pressed = own.flatMap((item) =>
    item.kind === 'step' && (item.state === 'waiting' || item.state === 'sending') ? item.step : [],
  );
  const { open, step, choose } = useStep(journey, pressed);
  const [note, setNote] = useState('');
  const [lastKey, setLastKey] = useState<string>();
  const last = lastOf(own, lastKey);
  // The focus stays where the buttons change.
  const thumb = useRef<HTMLDivElement>(null);
  const leaveLast = () => {
    setLastKey(undefined);
    thumb.current?.focus();
  };
  useStayOnSessionEnd();
  const done = () => {
    if (!step) return;
    const { key, name } = step;
    const { id, version } = journey;
    void queue.addStep(id, { step: key, name, doneOn: dubaiDay(new Date()), note: note.trim(), version });
    setNote('');
    choose(undefined);
    setLastKey(key);
    thumb.current?.focus();
  };
  const undone = (item: QueuedStep) => {
    void queue.remove(item.id);
    setNote(item.note);
    choose(item.step);
    leaveLast();
  };
  return (
    <div className={`${styles.page} ${styles.one}`} data-one-thumb="">
      <Button type="text" icon={<EarlierIcon className="directed" />} className={styles.back} onClick={onLeave}>
        {t('capture.back')}
      </Button>
      <h2 className={styles.title}>
        <bdi>{journey.title}</bdi>
      </h2>
      <p className={styles.quiet}>
        <bdi>{customerName(journey)}</bdi> · <bdi dir="ltr">{journey.reference}</bdi>
      </p>
      {step ? (
        <>
          <div className={styles.field}>
            <label htmlFor="capture-step">{t('capture.step')}</label>
            <NativeSelect
              id="capture-step"
              value={step.key}
              options={open.map(({ key, name }) => ({
                value: key,
                label: localize(name, language),
                ...langAttributes(name, language),
              }))}
              onChange={(key) => {
                choose(key);
                setLastKey(undefined);
              }}
            />
          </div>
          {step.late && <Alert type="warning" showIcon title={t('capture.late')} />}
          <div className={styles.field}>
            <label htmlFor="capture-note">{t(step.key === VESSEL_STEP ? 'capture.vessel' : 'capture.note')}</label>
            <Input.TextArea
              id="capture-note"
              value={note}
              maxLength={MAX_NOTE}
              rows={3}
              dir="auto"
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </>
      ) : (
        pressed.length === 0 && <Alert type="success" showIcon title={t('capture.allDone')} />
      )}
      <QueuedItems items={own} onRemove={queue.remove} onRetry={queue.retryNow} />
      <div className={styles.thumb} ref={thumb} tabIndex={-1}>
        <PictureButtons onFiles={(files) => void queue.addFiles(journey.id, step?.key ?? null, files)} />
        {last && <StepOutcome journey={journey} item={last} next={step} onUndone={undone} onNext={leaveLast} />}
        {step && !last && (
          <Button type="primary" size="large" block className={styles.done} onClick={done}>
            {t('capture.done', { step: localizeIsolated(step.name, language) })}
          </Button>
        )}
      </div>
    </div>
  );
}
