import { ANSWERS, INBOX_STATES, type InboxRequest, type InboxState } from '@dealership/contracts';
import { updateInboxRequest } from '@dealership/contracts/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { NativeSelect } from '../../../display/native-select.js';
import { useMoment } from '../../../display/use-moment.js';
import { TagsField } from '../../../form/tags/tags-field.js';
import { ColleagueChoice } from '../../../staff/colleague-choice.js';
import { useColleagues } from '../../../staff/use-colleagues.js';
import { useMay, useMe } from '../../../staff/use-me.js';
import styles from '../../request.module.css';
import { useRequestChange } from '../../request-api.js';
import { AnsweredLine } from '../../request-state.js';
import { ClockField } from './clock-field.js';
import { DriveButton } from './drive-button.js';
import { JourneyButton } from './journey-button.js';
import { LostReasonInput } from './lost-reason-input.js';
import { ReminderField } from './reminder-field.js';

/** What staff do with a request: assign it, set its status and its reminder. */
export function RequestWork({ request }: { request: InboxRequest }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const me = useMe().data?.person.id;
  const mayChange = useMay()(updateInboxRequest.permission);
  const { colleagues, isAlone } = useColleagues();
  // What somebody else was assigned earlier must still be seen.
  const hasOwner = !isAlone || (request.ownerId !== null && request.ownerId !== me);
  const { mutate, isPending } = useRequestChange(request);
  // A request counts as lost only once a reason is given.
  const [losing, setLosing] = useState(false);
  const [reason, setReason] = useState('');
  // Which of the two forms below is open.
  const [open, setOpen] = useState<'pause' | 'reminder'>();
  const toggle = (form: 'pause' | 'reminder') => setOpen(open === form ? undefined : form);
  const close = () => setOpen(undefined);
  const disabled = isPending || !mayChange;
  const isSpam = request.state === 'spam';
  // Confirming the appointment answers the request.
  const answers = ANSWERS.filter((answer) => answer !== 'appointment' || request.appointment?.state !== 'requested');
  const setState = (state: InboxState) => {
    setLosing(state === 'lost');
    if (state !== 'lost') mutate({ state });
  };
  const lose = () => mutate({ state: 'lost', lostReason: reason }, { onSuccess: () => setLosing(false) });
  return (
    <section className={styles.work} aria-label={t('inbox.work')}>
      <div className={styles.line}>
        {hasOwner && (
          <div className={styles.field}>
            <label htmlFor={`${id}-owner`}>{t('inbox.owner')}</label>
            <ColleagueChoice
              id={`${id}-owner`}
              none={t('inbox.nobody')}
              value={request.ownerId}
              disabled={disabled}
              onChange={(ownerId) => mutate({ ownerId })}
            />
          </div>
        )}
        {hasOwner && mayChange && me !== undefined && request.ownerId !== me && colleagues.some((one) => one.id === me) && (
          <Button disabled={disabled} onClick={() => mutate({ ownerId: me })}>
            {t('inbox.takeIt')}
          </Button>
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}-state`}>{t('inbox.state')}</label>
          <NativeSelect
            id={`${id}-state`}
            value={losing ? 'lost' : request.state}
            disabled={disabled}
            options={INBOX_STATES.map((value) => ({ value, label: t(`inboxState.${value}`) }))}
            onChange={(state) => setState(state as InboxState)}
          />
        </div>
        <AnsweredLine request={request} />
      </div>
      {(losing || request.lostReason !== null) && (
        <div className={styles.field}>
          <label htmlFor={`${id}-reason`}>{t('inbox.lostReason')}</label>
          {losing ? (
            <span className={styles.line}>
              <LostReasonInput id={`${id}-reason`} value={reason} onChange={setReason} onLose={lose} />
              <Button type="primary" loading={isPending} disabled={!reason.trim()} onClick={lose}>
                {t('inbox.lose')}
              </Button>
            </span>
          ) : (
            <output id={`${id}-reason`} dir="auto">
              {request.lostReason}
            </output>
          )}
        </div>
      )}
      <div className={styles.times}>
        {request.answeredAt && !request.answer && !request.undeliveredAt && (
          <p className={styles.quiet}>{t('inbox.answeredAt', { moment: moment(request.answeredAt) })}</p>
        )}
        {request.undeliveredAt && <p>{t('inbox.undelivered', { moment: moment(request.undeliveredAt) })}</p>}
        {request.customerRepliedAt && <p>{t('inbox.asked', { moment: moment(request.customerRepliedAt) })}</p>}
      </div>
      {mayChange && (request.waitingSince || !request.answer) && (
        <fieldset className={styles.field} disabled={disabled}>
          <legend>{t('inbox.answeredElsewhere')}</legend>
          <span className={styles.line}>
            {answers.map((answer) => (
              <Button key={answer} disabled={disabled} onClick={() => mutate({ answer })}>
                {t(`inbox.answer.${answer}`)}
              </Button>
            ))}
          </span>
        </fieldset>
      )}
      <ClockField
        request={request}
        disabled={disabled}
        isOpen={open === 'pause'}
        onClose={close}
        onPause={(pause, onSuccess) => mutate({ pause }, { onSuccess })}
      />
      <fieldset className={styles.field} disabled={disabled}>
        <label htmlFor={`${id}-tags`}>{t('inbox.tags')}</label>
        <TagsField id={`${id}-tags`} value={request.tags} onChange={(tags) => mutate({ tags })} />
      </fieldset>
      <ReminderField
        request={request}
        disabled={disabled}
        isOpen={open === 'reminder'}
        onClose={close}
        onChange={(reminder, onSuccess) => mutate({ reminder }, { onSuccess })}
      />
      <div className={styles.actions}>
        {request.remainingMinutes !== null && request.pause === null && (
          <Button type="text" disabled={disabled} aria-expanded={open === 'pause'} onClick={() => toggle('pause')}>
            {t('inbox.pause')}
          </Button>
        )}
        <Button type="text" disabled={disabled} aria-expanded={open === 'reminder'} onClick={() => toggle('reminder')}>
          {t(request.reminder ? 'inbox.changeReminder' : 'inbox.remind')}
        </Button>
        <DriveButton request={request} />
        <JourneyButton name={request.id} />
        {request.kind !== 'membership' && (
          <Button type="text" disabled={disabled} onClick={() => setState(isSpam ? 'new' : 'spam')}>
            {t(isSpam ? 'lead.notSpam' : 'lead.markSpam')}
          </Button>
        )}
      </div>
    </section>
  );
}
