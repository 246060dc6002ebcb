import { type Journey, localizeIsolated, MAX_NOTE, type StaffJourneyStep, VESSEL_STEP } from '@dealership/contracts';
import { finishJourneyStep } from '@dealership/contracts/inquiries/journeys/endpoints';
import { DealerText, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useConfirmedClose } from '../../shared/dialog/use-confirm-discard.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag } from '../../shared/display/tag.js';
import { DateInput } from '../../shared/form/date-input.js';
import { useReopen } from '../../shared/journey/use-reopen.js';
import { useMay } from '../../shared/staff/use-me.js';
import { useUnsavedWarning } from '../../shared/unsaved/unsaved.js';
import styles from './journeys.module.css';
import { journeyQuery, useJourneyWrites } from './journeys-api.js';
import { OpenStepsDialog } from './open-steps-dialog.js';

interface StepProps {
  journey: Journey;
  step: StaffJourneyStep;
}

/** The steps before a step that are not done. */
const openBefore = ({ steps }: Journey, step: StaffJourneyStep): StaffJourneyStep[] =>
  steps.slice(0, steps.indexOf(step)).filter(({ doneOn }) => !doneOn);

/** A step's expected date and the note that the customer sees beside it. */
function PlanForm({ journey, step, onDone }: StepProps & { onDone: () => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const writes = useJourneyWrites(journey);
  const inTheirs = { language: t(`languageName.${journey.language}`) };
  const [start] = useState({ estimate: step.estimate ?? '', note: step.note ?? '' });
  const [estimate, setEstimate] = useState(start.estimate);
  const [note, setNote] = useState(start.note);
  useUnsavedWarning(() => estimate !== start.estimate || note !== start.note);
  const cancel = useConfirmedClose(onDone);
  const save = async () => {
    if (await writes.plan(step.key, { estimate: estimate || null, note: note.trim() || null })) onDone();
  };
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-day`}>{t('journey.estimate')}</label>
        <DateInput id={`${id}-day`} type="date" value={estimate} onChange={({ target }) => setEstimate(target.value)} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>
          {step.key === VESSEL_STEP ? t('journey.vesselNote', inTheirs) : t('journey.note', inTheirs)}
        </label>
        <Input.TextArea
          id={`${id}-note`}
          dir="auto"
          maxLength={MAX_NOTE}
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.line}>
        <Button htmlType="submit" type="primary" loading={writes.isPending}>
          {t('action.save')}
        </Button>
        <Button onClick={cancel}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}

function Step({ journey, step }: StepProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { day } = useMoment();
  const mayChange = useMay()(finishJourneyStep.permission);
  const writes = useJourneyWrites(journey);
  const { refetch } = useQuery({ ...journeyQuery(journey.id), enabled: false });
  const reopen = useReopen({ refetch, reopen: writes.reopen });
  const [isPlanning, setPlanning] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const open = openBefore(journey, step);
  const closePlan = useConfirmedClose(() => setPlanning(false));
  const { key, doneOn, estimate, note, late, mailedAt } = step;
  const name = localizeIsolated(step.name, language);
  return (
    <li className={styles.step} data-late={late || undefined}>
      <div className={styles.line}>
        <span className={styles.name}>
          <DealerText text={step.name} />
        </span>
        {doneOn && <Tag tone="good">{t('journey.doneOn', { day: day(doneOn) })}</Tag>}
        {!doneOn && estimate && (
          <Tag tone={late ? 'notice' : 'plain'}>{t(late ? 'journey.lateSince' : 'journey.expected', { day: day(estimate) })}</Tag>
        )}
        {mayChange && (
          <span className={styles.acts}>
            {doneOn ? (
              <Button
                loading={writes.isPending}
                aria-label={t(`journey.${mailedAt ? 'correctNamed' : 'undoNamed'}`, { name })}
                onClick={() => void reopen(step)}
              >
                {t(`journey.${mailedAt ? 'correct' : 'undo'}`)}
              </Button>
            ) : (
              <Button
                type={open.length === 0 ? 'primary' : 'default'}
                loading={writes.isPending}
                aria-label={t('journey.doneNamed', { name })}
                onClick={() => (open.length === 0 ? void writes.finish(key) : setAsking(true))}
              >
                {t('journey.done')}
              </Button>
            )}
            <Button
              aria-expanded={isPlanning}
              aria-label={t('journey.planNamed', { name })}
              onClick={() => (isPlanning ? closePlan() : setPlanning(true))}
            >
              {t('journey.plan')}
            </Button>
          </span>
        )}
      </div>
      {note && !isPlanning && (
        <p className={styles.quiet}>
          {key === VESSEL_STEP && <strong>{t('journey.vessel')} </strong>}
          <bdi>{note}</bdi>
        </p>
      )}
      {isAsking && <OpenStepsDialog journey={journey} step={step} open={open} onClose={() => setAsking(false)} />}
      {isPlanning && <PlanForm journey={journey} step={step} onDone={() => setPlanning(false)} />}
    </li>
  );
}

/** The steps in order. One minute after a step is marked as done, the customer gets an e-mail about it. */
export function StepList({ journey }: { journey: Journey }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('journey.steps')}</h2>
      <p className={styles.quiet}>{t(journey.email === null ? 'journey.stepsUntold' : 'journey.stepsHint')}</p>
      <ol className={styles.steps}>
        {journey.steps.map((step) => (
          <Step key={step.key} journey={journey} step={step} />
        ))}
      </ol>
    </section>
  );
}
