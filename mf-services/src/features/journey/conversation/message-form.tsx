import { endpointPath, type JourneyOutcome, MAX_MESSAGE } from '@dealership/contracts';
import { postJourneyForm, sendJourneyMessage } from '@dealership/contracts/inquiries/journeys/endpoints';
import { Button, fieldStyles, Icon, showToast, tabStorage, useTranslation } from '@dealership/ui-kit';
import { ApiError, call, useIdempotencyKey, useQueryClient } from '@dealership/ui-kit/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { journeyQuery } from '../journey-query.js';
import styles from './message-form.module.css';

type Problem = 'write.empty' | 'write.tooLong' | 'write.gone' | 'write.failed' | 'common:form.rateLimited';

function problemIn(text: string): Problem | undefined {
  if (!text.trim()) return 'write.empty';
  return text.length > MAX_MESSAGE ? 'write.tooLong' : undefined;
}

function problemOf(error: unknown): Problem {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 429) return 'common:form.rateLimited';
  return status === 404 || status === 410 ? 'write.gone' : 'write.failed';
}

/** Errors that the server found in a form submitted without scripts. */
const FOUND: Partial<Record<JourneyOutcome, Problem>> = { empty: 'write.empty', tooLong: 'write.tooLong' };

export interface MessageFormProps {
  token: string;
  reference: string;
  /** The number of the latest message. */
  after: string;
  outcome: JourneyOutcome | undefined;
  /** The text that was not sent. */
  unsent: string;
}

/** Keeps input in the field until it has arrived, even after a reload. */
function useMessage({ token, reference, outcome }: MessageFormProps) {
  const { t } = useTranslation('journey');
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const arrived = useRef(0);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(outcome && FOUND[outcome]);
  // Keyed by the number, not the token: what the tab stores must not give access.
  const draft = `draft journey ${reference}`;
  useEffect(() => {
    if (!field.current) return;
    // From here on the client validates, and pasted text must not be truncated.
    field.current.removeAttribute('maxlength');
    if (field.current.form) field.current.form.noValidate = true;
    if (!field.current.value) field.current.value = tabStorage.read(draft) ?? '';
  }, [draft]);

  const send = async (text: string): Promise<Problem | undefined> => {
    try {
      await call(sendJourneyMessage, {
        params: { token },
        body: { text },
        idempotencyKey: keyFor([arrived.current, text]),
      });
    } catch (error) {
      return problemOf(error);
    }
    arrived.current += 1;
    return undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { current } = field;
    if (sending || !current) return;
    const text = current.value;
    let found = problemIn(text);
    if (!found) {
      setSending(true);
      found = await send(text.trim());
      setSending(false);
    }
    setProblem(found);
    if (found) {
      current.focus();
      return;
    }
    current.value = '';
    tabStorage.remove(draft);
    showToast({ kind: 'success', title: t('write.sent'), text: t('write.sentText') });
    await client.invalidateQueries({ queryKey: journeyQuery(token).queryKey });
  };
  const saveDraft = () => tabStorage.write(draft, field.current?.value ?? '');
  return { field, sending, problem, submit, keep: saveDraft };
}

export function MessageForm(props: MessageFormProps) {
  const { t } = useTranslation('journey');
  const { field, sending, problem, submit, keep } = useMessage(props);
  return (
    <form
      className={styles.form}
      method="post"
      action={endpointPath(postJourneyForm, { token: props.token })}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="after" value={props.after} />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor="journey-message">
          {t('write.label')}
        </label>
        <textarea
          ref={field}
          id="journey-message"
          name="text"
          className={fieldStyles.input}
          rows={4}
          dir="auto"
          required
          maxLength={MAX_MESSAGE}
          defaultValue={props.unsent}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'journey-problem' : 'journey-note'}
          onChange={keep}
        />
        {problem && (
          <p id="journey-problem" className={fieldStyles.error} role="alert">
            <Icon name="alert" size={16} />
            {t(problem)}
          </p>
        )}
        <p id="journey-note" className={styles.note}>
          {t('write.note')}
        </p>
      </div>
      <Button type="submit" className={styles.send} aria-disabled={sending}>
        {t(sending ? 'write.sending' : 'write.send')}
      </Button>
    </form>
  );
}
