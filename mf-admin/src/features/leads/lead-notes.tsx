import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useMoment } from '../../shared/use-moment.js';
import { useShortcut } from '../../shared/use-shortcut.js';
import type { AnyLead } from './lead.js';
import styles from './lead-drawer.module.css';
import type { LeadList } from './lead-lists.js';
import { useLeadNote } from './leads-api.js';

export interface LeadNotesProps {
  list: LeadList;
  lead: AnyLead;
  onChanged: (lead: AnyLead) => void;
}

/** Notes of the staff's, and a field for one more. What was typed stays until it is stored. */
export function LeadNotes({ list, lead, onChanged }: LeadNotesProps) {
  const { t } = useTranslation('desk');
  const { moment } = useMoment();
  const [text, setText] = useState('');
  const id = useId();
  const add = useLeadNote(list, (changed) => {
    setText('');
    onChanged(changed);
  });
  const save = () => {
    if (text.trim() && !add.isPending) add.mutate({ lead, text: text.trim() });
  };
  useShortcut('save', save);
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('lead.notes')}</h2>
      {lead.notes.map((note) => (
        <article key={note.id} className={styles.note}>
          <p dir="auto">{note.text}</p>
          <p className={styles.quiet}>{moment(note.createdAt)}</p>
        </article>
      ))}
      <label htmlFor={id}>{t('lead.addNote')}</label>
      <Input.TextArea
        id={id}
        dir="auto"
        rows={3}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className={styles.save} loading={add.isPending} disabled={!text.trim()} onClick={save}>
        {t('lead.saveNote')}
      </Button>
    </section>
  );
}
