import { endpointPath, MAX_MESSAGE } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useMoment } from '../../display/format/use-moment.js';
import { useShortcut } from '../../keys/use-shortcut.js';
import { Allowed } from '../../staff/allowed.js';
import { useStaffName } from '../../staff/use-staff-name.js';
import { useDraft } from '../../unsaved/stored-drafts.js';
import styles from './entry-notes.module.css';
import { type NotedEntry, type NoteEndpoint, useNote } from './use-note.js';

const DRAFTS = { name: 'note-drafts', empty: { text: '' } };

export interface EntryNotesProps<Entry extends NotedEntry> {
  entry: Entry;
  addNote: NoteEndpoint<Entry>;
  onChanged?: (entry: Entry) => void;
}

/** The staff's notes, and a field to add one. Input is kept on this device until it has been saved. */
export function EntryNotes<Entry extends NotedEntry>({ entry, addNote, onChanged }: EntryNotesProps<Entry>) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const staffName = useStaffName();
  const { draft, change, forget } = useDraft(DRAFTS, endpointPath(addNote, { id: entry.id }));
  const { text } = draft;
  const id = useId();
  const add = useNote<Entry>(addNote, (changed) => {
    forget();
    onChanged?.(changed);
  });
  const save = () => {
    if (text.trim() && !add.isPending) add.mutate({ id: entry.id, text: text.trim() });
  };
  useShortcut('save', save);
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('lead.notes')}</h2>
      {entry.notes.map((note) => (
        <article key={note.id} className={styles.note}>
          <p dir="auto">{note.text}</p>
          <p className={styles.quiet}>
            {note.author && (
              <>
                <bdi>{staffName(note.author)}</bdi> ·{' '}
              </>
            )}
            <bdi>{moment(note.createdAt)}</bdi>
          </p>
        </article>
      ))}
      <Allowed to={addNote}>
        <label htmlFor={id}>{t('lead.addNote')}</label>
        <Input.TextArea
          id={id}
          dir="auto"
          rows={3}
          maxLength={MAX_MESSAGE}
          value={text}
          onChange={({ target }) => (target.value ? change({ text: target.value }) : forget())}
        />
        <Button className={styles.save} loading={add.isPending} disabled={!text.trim()} onClick={save}>
          {t('lead.saveNote')}
        </Button>
      </Allowed>
    </section>
  );
}
