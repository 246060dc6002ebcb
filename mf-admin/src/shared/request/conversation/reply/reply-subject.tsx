import { languageSettings, MAX_SUBJECT } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useId } from 'react';
import styles from '../conversation.module.css';
import type { ReplyForm } from './state/use-reply-form.js';

/** The subject of a reply, in the customer's language. */
export function ReplySubject({ form }: { form: ReplyForm }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className={styles.subjectLine}>
      <label htmlFor={id}>{t('conversation.subject')}</label>
      <Input
        id={id}
        dir={languageSettings(form.request.language).direction}
        maxLength={MAX_SUBJECT}
        readOnly={form.isPending}
        value={form.subject}
        onChange={(event) => form.change({ subject: event.target.value })}
      />
    </div>
  );
}
