import type { InboxRequest, InboxState } from '@dealership/contracts';
import { updateInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { TagsField } from '../../../form/tags/tags-field.js';
import { useMay } from '../../../staff/use-me.js';
import styles from '../../request.module.css';
import { useRequestChange } from '../../request-api.js';
import { AnsweredLine } from '../../request-state.js';
import { AnswerButtons } from './answer-buttons.js';
import { AnswerTimes } from './answer-times.js';
import { ClockField, PauseForm } from './clock-field.js';
import { DriveButton } from './drive-button.js';
import { JourneyButton } from './journey-button.js';
import { LostReasonField } from './lost-reason-field.js';
import { OwnerField } from './owner-field.js';
import { ReminderField, type ReminderFieldProps, ReminderForm } from './reminder-field.js';
import { StateField } from './state-field.js';
import { useStateBeforeSpam } from './use-state-before-spam.js';

/** What staff do with a request: assign it, set its status and its reminder. `isEntered`: staff entered it. */
export function RequestWork({ request, isEntered }: { request: InboxRequest; isEntered: boolean }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const mayChange = useMay()(updateInboxRequest.permission);
  const { mutate, changeState, remind, isPending } = useRequestChange(request);
  const stateBeforeSpam = useStateBeforeSpam(request);
  const [isLosing, setLosing] = useState(false);
  // Which of the two forms at the end is open.
  const [open, setOpen] = useState<'pause' | 'reminder'>();
  const toggle = (form: 'pause' | 'reminder') => setOpen(open === form ? undefined : form);
  const close = () => setOpen(undefined);
  const disabled = isPending || !mayChange;
  const isSpam = request.state === 'spam';
  const mayPause = request.remainingMinutes !== null && request.pause === null;
  const reminding: ReminderFieldProps = {
    request,
    disabled,
    onClose: close,
    onChange: (reminder, onSuccess) => remind(reminder, { onSuccess }),
  };
  const setState = (state: InboxState) => {
    setLosing(state === 'lost');
    if (state !== 'lost') changeState({ state });
  };
  const lose = (lostReason: string) => changeState({ state: 'lost', lostReason }, { onSuccess: () => setLosing(false) });
  return (
    <section className={styles.work} aria-label={t('inbox.work')}>
      <div className={styles.line}>
        <OwnerField
          ownerId={request.ownerId}
          disabled={disabled}
          mayChange={mayChange}
          onChange={(ownerId) => mutate({ ownerId })}
        />
        <StateField state={request.state} disabled={disabled} onChange={setState} />
        <AnsweredLine request={request} />
      </div>
      <LostReasonField
        lostReason={request.lostReason}
        isOpen={isLosing}
        isSaving={isPending}
        onLose={lose}
        onCancel={() => setLosing(false)}
      />
      <AnswerTimes request={request} isEntered={isEntered} />
      {mayChange && (request.waitingSince || !request.answer) && (
        <AnswerButtons request={request} disabled={disabled} onAnswer={(answer) => mutate({ answer })} />
      )}
      <ClockField request={request} disabled={disabled} onResume={() => mutate({ pause: null })} />
      <fieldset className={styles.field} disabled={disabled}>
        <label htmlFor={`${id}-tags`}>{t('inbox.tags')}</label>
        <TagsField id={`${id}-tags`} value={request.tags} onChange={(tags) => mutate({ tags })} />
      </fieldset>
      {open !== 'reminder' && <ReminderField {...reminding} />}
      <div className={styles.actions}>
        {mayPause && (
          <Button type="text" disabled={disabled} aria-expanded={open === 'pause'} onClick={() => toggle('pause')}>
            {t('inbox.pause')}
          </Button>
        )}
        <Button type="text" disabled={disabled} aria-expanded={open === 'reminder'} onClick={() => toggle('reminder')}>
          {t(request.reminder ? 'inbox.changeReminder' : 'inbox.remind')}
        </Button>
        <DriveButton request={request} />
        <JourneyButton requestKey={request.id} />
        {request.kind !== 'membership' && (
          <Button
            type="text"
            disabled={disabled}
            onClick={() => (isSpam ? void stateBeforeSpam().then(changeState) : setState('spam'))}
          >
            {t(isSpam ? 'lead.notSpam' : 'lead.markSpam')}
          </Button>
        )}
      </div>
      {open === 'pause' && mayPause && (
        <PauseForm disabled={disabled} onClose={close} onPause={(pause) => mutate({ pause }, { onSuccess: close })} />
      )}
      {open === 'reminder' && <ReminderForm {...reminding} />}
    </section>
  );
}
