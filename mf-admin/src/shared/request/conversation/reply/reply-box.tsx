import type { InboxRequest } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useErrorText } from '../../../api/use-error-text.js';
import { isTyping } from '../../../keys/is-typing.js';
import styles from '../conversation.module.css';
import { messagesQuery } from '../conversation-api.js';
import { ReplyActions } from './reply-actions.js';
import { ReplyFailure } from './reply-failure.js';
import { ReplyFiles } from './reply-files.js';
import { ReplyLeaving } from './reply-leaving.js';
import { ReplyRecipient } from './reply-recipient.js';
import { ReplySubject } from './reply-subject.js';
import { ReplyText } from './reply-text.js';
import { useAskPlace } from './state/use-ask-place.js';
import { type Place, useInsertion } from './state/use-insertion.js';
import { useReplyForm } from './state/use-reply-form.js';
import { TemplateChoice } from './template-choice.js';

export interface ReplyBoxProps {
  request: InboxRequest;
  /** Resolves to what opens the next unanswered request, if there is one. */
  findNext?: (() => Promise<(() => void) | undefined>) | undefined;
  onClose: () => void;
}

/** Keeps the message in view that was just sent, now that the box below it is gone. */
const showLatest = (drawer: Element | null | undefined) =>
  drawer?.querySelector('[data-conversation] li:last-of-type')?.scrollIntoView?.({ block: 'center' });

/** The box for replying to a customer. A draft is kept until it has been sent or discarded, even if sending fails. */
export function ReplyBox({ request, findNext, onClose }: ReplyBoxProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const form = useReplyForm(request, async (channel, hasFailed) => {
    const drawer = box.current?.closest('[role=dialog]');
    flushSync(onClose);
    showLatest(drawer);
    if (hasFailed) return;
    const openNext = await findNext?.();
    const title = t(channel === 'whatsapp' ? 'conversation.noted' : 'conversation.onItsWay');
    showToast({
      ...{ kind: 'success', title },
      ...(form.isConfirming && form.unconfirmed && { text: t('appointment.done.confirmed') }),
      ...(openNext && { action: { label: t('inbox.next'), onPress: openNext } }),
    });
  });
  const { start, loadError, error, draft, uploads, isWhatsapp } = form;
  const { ref, insert } = useInsertion(form);
  const askPlace = useAskPlace();
  const choose = (text: string, isAboutTime: boolean) => {
    const put = (place: Place) => {
      insert(text, place);
      // The letter promises the time.
      if (isAboutTime) form.setConfirming(true);
    };
    if (draft.text.trim()) askPlace(put);
    else put('instead');
  };
  const isStarted = start !== undefined;
  const isThreadLoaded = useQuery({ ...messagesQuery(request.id), enabled: false }).data !== undefined;
  useEffect(() => {
    // A draft opens the box by itself, perhaps while something else is being typed.
    if (!isTyping(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, [ref]);
  // The customer's last words stay in view above the box.
  useEffect(() => {
    if (!isThreadLoaded || !isStarted) return;
    box.current?.closest('[role=dialog]')?.querySelector('[data-conversation]')?.scrollIntoView?.({ block: 'end' });
    // In a low window both scroll together, and the text comes first.
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isThreadLoaded, isStarted, ref]);
  const takeFiles = (files: FileList | undefined, event: { preventDefault: () => void }) => {
    if (isWhatsapp || !files?.length) return;
    event.preventDefault();
    if (!form.isPending) uploads.send([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button beside it does the same.
    <div
      ref={box}
      className={styles.box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event.dataTransfer?.files, event)}
    >
      <div className={styles.fields}>
        {loadError && !start && <Alert type="error" showIcon title={errorText(loadError)} />}
        <ReplyRecipient form={form}>
          <ReplyLeaving form={form} onClose={onClose} />
        </ReplyRecipient>
        <div className={styles.opening}>
          {start && <TemplateChoice kind={request.kind} language={request.language} values={start.values} onChoose={choose} />}
          {!isWhatsapp && <ReplySubject form={form} />}
        </div>
        <ReplyText form={form} ref={ref} onPaste={(event) => takeFiles(event.clipboardData?.files, event)} />
      </div>
      <div className={styles.actions}>
        {!isWhatsapp && (
          <ReplyFiles
            attached={draft.attachments}
            sent={uploads.files}
            onRemove={(file) =>
              form.change(({ attachments }) => ({ attachments: attachments.filter((other) => other.id !== file) }))
            }
            onDrop={uploads.drop}
          />
        )}
        {error && <ReplyFailure error={error} />}
        <p className={styles.quiet} role="status">
          {form.isSlow && t('form.slow')}
        </p>
        <ReplyActions form={form} />
      </div>
    </div>
  );
}
