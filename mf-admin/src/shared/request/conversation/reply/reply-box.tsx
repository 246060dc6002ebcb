import { type InboxRequest, languageSettings, type MessagePreview, placeholdersIn, whatsappLink } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, App, Button, Input, Segmented } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callErrorsOf } from '../../../api/staff-api.js';
import { useErrorText } from '../../../api/use-error-text.js';
import { PreviewIcon, WhatsappIcon } from '../../../display/icons.js';
import { isTyping } from '../../../keys/is-typing.js';
import styles from '../conversation.module.css';
import { messagesQuery, previewReply, replyStartQuery, useWriteMessage } from '../conversation-api.js';
import { AttachButton, ReplyFiles } from './reply-files.js';
import { ReplyPreview } from './reply-preview.js';
import { TemplateChoice } from './template-choice.js';
import { useAttachments } from './use-attachments.js';
import { useReplyDraft } from './use-reply-draft.js';

export interface ReplyBoxProps {
  request: InboxRequest;
  onClose: () => void;
}

const MAX_TEXT = 20_000;

/** The box for replying to a customer. A draft is kept until it has been sent or discarded, even if sending fails. */
export function ReplyBox({ request, onClose }: ReplyBoxProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { modal } = App.useApp();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { draft, change, forget } = useReplyDraft(request.id);
  const { data: start, error: unknown } = useQuery(replyStartQuery(request.id));
  const { mutate, isPending, error, reset } = useWriteMessage(request, forget);
  const [preview, setPreview] = useState<MessagePreview>();
  const uploads = useAttachments(request.id, (file) => change(({ attachments }) => ({ attachments: [...attachments, file] })));
  const isThreadLoaded = useQuery({ ...messagesQuery(request.id), enabled: false }).data !== undefined;
  useEffect(() => {
    // A draft opens the box by itself, perhaps while something else is being typed.
    if (!isTyping(document.activeElement)) text.current?.focus({ preventScroll: true });
  }, []);
  // The customer's last words stay in view above the box.
  useEffect(() => {
    if (!isThreadLoaded) return;
    box.current?.closest('[role=dialog]')?.querySelector('[data-conversation]')?.scrollIntoView?.({ block: 'end' });
  }, [isThreadLoaded]);

  const hasAddress = start?.to !== null;
  const isWhatsapp = (draft.channel === 'whatsapp' || !hasAddress) && Boolean(start?.whatsapp);
  const subject = draft.subject ?? start?.subject ?? '';
  const left = placeholdersIn(draft.text);
  const { language } = request;
  // Set explicitly: a Latin 'Re:' at the start would determine an automatic direction.
  const { direction } = languageSettings(language);
  const isWhole = draft.text.trim() !== '' && left.length === 0 && (isWhatsapp || (hasAddress && subject.trim() !== ''));
  const mayAct = Boolean(start) && isWhole && !isPending && !uploads.isBusy;
  const send = () => {
    if (!mayAct) return;
    const attachments = isWhatsapp ? [] : draft.attachments.map((file) => file.id);
    const message = isWhatsapp
      ? { channel: 'whatsapp' as const, text: draft.text, attachments }
      : { channel: 'email' as const, subject, text: draft.text, attachments };
    mutate(message, {
      onSuccess: () => {
        showToast({ kind: 'success', title: t(isWhatsapp ? 'conversation.noted' : 'conversation.onItsWay') });
        onClose();
      },
    });
  };
  const discard = () => {
    let isDiscarded = false;
    modal.confirm({
      title: t('setting.discardTitle'),
      okText: t('setting.discard'),
      cancelText: t('discard.cancel'),
      onOk: () => {
        isDiscarded = true;
        forget();
      },
      // Until then the dialog holds the focus.
      afterClose: () => isDiscarded && onClose(),
    });
  };
  const show = () =>
    previewReply(request.id, { subject, text: draft.text }).then(setPreview, (failure) =>
      showToast({ kind: 'error', title: t('conversation.noPreview'), text: errorText(failure) }),
    );
  const insert = (words: string) => {
    flushSync(() => change(({ text: before }) => ({ text: before.trim() ? `${before.trimEnd()}\n\n${words}` : words })));
    const { current: area } = text;
    area?.focus();
    // What the author has to write replaces the first placeholder.
    const [place] = placeholdersIn(words).map((name) => `{${name}}`);
    const at = place ? (area?.value.lastIndexOf(words) ?? 0) + words.indexOf(place) : -1;
    if (place && at >= 0) area?.setSelectionRange(at, at + place.length);
  };
  const takeFiles = (files: FileList | undefined, event: { preventDefault: () => void }) => {
    if (isWhatsapp || !files?.length) return;
    event.preventDefault();
    uploads.send([...files]);
  };
  const wrong = callErrorsOf(error, t);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button beside it does the same.
    <div
      ref={box}
      className={styles.box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event.dataTransfer?.files, event)}
    >
      {unknown && !start && <Alert type="error" showIcon title={errorText(unknown)} />}
      <div className={styles.line}>
        {start?.whatsapp && hasAddress && (
          <Segmented
            aria-label={t('conversation.by')}
            value={draft.channel}
            options={(['email', 'whatsapp'] as const).map((value) => ({ value, label: t(`conversation.channel.${value}`) }))}
            onChange={(channel) => {
              reset();
              change({ channel });
            }}
          />
        )}
        {start && !hasAddress && !start.whatsapp && <Alert type="info" showIcon title={t('conversation.noAddress')} />}
        {start && (hasAddress || start.whatsapp) && (
          <p className={styles.quiet}>
            {t('conversation.to')} <bdi dir="ltr">{isWhatsapp ? `+${start.whatsapp}` : start.to}</bdi> ·{' '}
            {t(`languageName.${language}`)}
          </p>
        )}
      </div>
      {start && <TemplateChoice kind={request.kind} language={language} values={start.values} onChoose={insert} />}
      {!isWhatsapp && (
        <div className={styles.subjectLine}>
          <label htmlFor={`${id}-subject`}>{t('conversation.subject')}</label>
          <Input
            id={`${id}-subject`}
            dir={direction}
            maxLength={200}
            value={subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-text`}>{t('conversation.text')}</label>
        <textarea
          ref={text}
          id={`${id}-text`}
          className={styles.textarea}
          lang={language}
          dir={draft.text ? 'auto' : direction}
          rows={6}
          maxLength={MAX_TEXT}
          value={draft.text}
          aria-describedby={isWhatsapp ? `${id}-left` : `${id}-left ${id}-closing`}
          onChange={(event) => change({ text: event.target.value })}
          onPaste={(event) => takeFiles(event.clipboardData?.files, event)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        />
        {!isWhatsapp && start && (
          <p id={`${id}-closing`} className={styles.closing} lang={language} dir={direction}>
            <span className="visually-hidden">{t('conversation.closing')} </span>
            {start.closing.join('\n')}
          </p>
        )}
      </div>
      <p id={`${id}-left`} className={styles.error} role="status">
        {left.length > 0 && t('conversation.placeholdersLeft', { names: left.map((name) => `{${name}}`).join(' ') })}
      </p>
      {error && (
        <Alert
          type="error"
          showIcon
          title={t('conversation.notSent')}
          description={wrong.length ? wrong.flatMap(({ errors }) => errors).join(' ') : errorText(error)}
        />
      )}
      {!isWhatsapp && (
        <ReplyFiles
          attached={draft.attachments}
          sent={uploads.files}
          onRemove={(file) => change(({ attachments }) => ({ attachments: attachments.filter((other) => other.id !== file) }))}
          onDrop={uploads.drop}
        />
      )}
      <div className={`${styles.line} ${styles.actions}`}>
        {isWhatsapp && start?.whatsapp ? (
          <>
            <Button
              type="primary"
              icon={<WhatsappIcon />}
              href={isWhole ? whatsappLink(start.whatsapp, draft.text) : undefined}
              disabled={!isWhole}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('conversation.openWhatsapp')}
            </Button>
            <Button loading={isPending} disabled={!mayAct} onClick={send} aria-keyshortcuts="Control+Enter">
              {t('conversation.iSentIt')}
            </Button>
          </>
        ) : (
          <>
            <Button type="primary" loading={isPending} disabled={!mayAct} onClick={send} aria-keyshortcuts="Control+Enter">
              {t('conversation.send')}
            </Button>
            <Button icon={<PreviewIcon />} disabled={!isWhole} onClick={() => void show()}>
              {t('conversation.preview')}
            </Button>
            <AttachButton onChoose={uploads.send} />
          </>
        )}
        <Button onClick={onClose}>{t('conversation.later')}</Button>
        {(draft.text.trim() || draft.attachments.length > 0) && (
          <Button type="text" disabled={isPending} onClick={discard}>
            {t('setting.discard')}
          </Button>
        )}
      </div>
      <ReplyPreview preview={preview} language={language} onClose={() => setPreview(undefined)} />
    </div>
  );
}
