import { languageSettings, MAX_REPLY } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import styles from '../conversation.module.css';
import type { ReplyForm } from './state/use-reply-form.js';

export interface ReplyTextProps {
  form: ReplyForm;
  /** The text field. */
  ref: RefObject<HTMLTextAreaElement | null>;
  onPaste: (event: ClipboardEvent) => void;
}

/** The text of a reply, in the customer's language. */
export function ReplyText({ form, ref, onPaste }: ReplyTextProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const { start, draft, isWhatsapp, placeholders } = form;
  const { language } = form.request;
  // Set explicitly: a Latin 'Re:' at the start would determine an automatic direction.
  const { direction } = languageSettings(language);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.send();
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-text`}>{t('conversation.text')}</label>
        <textarea
          ref={ref}
          id={`${id}-text`}
          className={styles.textarea}
          lang={language}
          dir={draft.text ? 'auto' : direction}
          rows={8}
          maxLength={MAX_REPLY}
          readOnly={form.isPending}
          value={draft.text}
          aria-describedby={isWhatsapp ? `${id}-left` : `${id}-left ${id}-closing`}
          onChange={(event) => form.change({ text: event.target.value })}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        {!isWhatsapp && start && (
          <p id={`${id}-closing`} className={styles.closing} lang={language} dir={direction}>
            <span className="visually-hidden">{t('conversation.closing')} </span>
            {start.closing.join('\n')}
          </p>
        )}
      </div>
      <p id={`${id}-left`} className={styles.error} role="status">
        {placeholders.length > 0 &&
          t('conversation.placeholdersLeft', { names: placeholders.map((name) => `{${name}}`).join(' ') })}
      </p>
    </>
  );
}
