import { emptyValue, type ListSetting, type LocalizedText, type SettingField } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Form, type FormListFieldData, type FormListOperation } from 'antd';
import type { ReactNode } from 'react';
import { AddIcon } from '../../../shared/display/icons.js';
import { FormGroup } from '../../../shared/form/record-form/field/form-group.js';
import type { Path } from '../../../shared/setting/setting-changes.js';
import { type FieldProps, sectionId } from './field-props.js';
import { ListEntry } from './list-entry.js';
import styles from './list-field.module.css';
import { useProblem } from './setting-form-context.js';
import { useEntryFocus } from './use-entry-focus.js';

interface ListFieldProps extends FieldProps<ListSetting> {
  /** Renders the fields of an entry. */
  children: (place: { path: Path; name: Path }) => ReactNode;
}

/** The value of a new entry. For a choice: the first option that is not yet in the list. */
function newEntry(item: SettingField, entries: unknown[] = []): unknown {
  const left = item.type === 'choice' && Object.keys(item.options).find((option) => !entries.includes(option));
  return left || emptyValue(item);
}

interface EntriesProps extends Omit<ListFieldProps, 'name'> {
  entries: FormListFieldData[];
  operation: FormListOperation;
  errors: ReactNode[];
}

function Entries({ field, path, children, entries, operation: { add, remove, move }, errors }: EntriesProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const form = Form.useFormInstance();
  const { list, onChange } = useEntryFocus(entries.length);
  const { item } = field;
  return (
    <div
      className={[styles.list, field.isTable && styles.table, field.isCompact && styles.stack].filter(Boolean).join(' ')}
      ref={list}
    >
      {field.isTable && item.type === 'group' && (
        <div className={styles.heads} aria-hidden="true">
          {Object.entries(item.fields).map(([name, { label }]) => (
            <span key={name}>{label[language]}</span>
          ))}
        </div>
      )}
      {entries.map((entry, at) => (
        <ListEntry
          key={entry.key}
          field={field}
          title={t('setting.entry', { label: item.label[language], number: at + 1 })}
          isFirst={at === 0}
          isLast={at === entries.length - 1}
          onMove={(steps) => move(at, at + steps)}
          onRemove={() => {
            onChange('removed');
            remove(entry.name);
          }}
        >
          {children({ path: [...path, at], name: [entry.name] })}
        </ListEntry>
      ))}
      <Form.ErrorList errors={errors} />
      <Button
        icon={<AddIcon />}
        size={field.isCompact ? 'small' : 'middle'}
        disabled={entries.length >= field.maximum}
        onClick={() => {
          onChange('added');
          add(newEntry(item, form.getFieldValue(path)));
        }}
      >
        {field.add[language]}
      </Button>
    </div>
  );
}

/** Column headers of a table. */
const hintsOf = ({ hint, isTable, item }: ListSetting): LocalizedText[] => {
  const fields = isTable && item.type === 'group' ? Object.values(item.fields) : [];
  return [hint, ...fields.map((inner) => inner.hint)].filter((text) => text !== undefined);
};

/** A list of entries that can be added, removed and reordered. A list of short lines is one field, without a heading. */
export function ListField({ field, path, name, isCell = false, children }: ListFieldProps) {
  const { language } = useLanguage();
  const problem = useProblem();
  const check = async () => {
    const text = problem(path);
    if (text) throw new Error(text);
  };
  const hint = isCell
    ? ''
    : hintsOf(field)
        .map((text) => text[language])
        .join(' ');
  const list = (
    <Form.List name={name} rules={[{ validator: check }]}>
      {(entries, operation, { errors = [] }) => (
        <Entries field={field} path={path} entries={entries} operation={operation} errors={errors}>
          {children}
        </Entries>
      )}
    </Form.List>
  );
  if (field.lines || field.isCompact)
    return (
      <fieldset className={field.lines ? styles.lines : styles.compact}>
        <legend className={styles.label}>{field.label[language]}</legend>
        {hint && <p className={styles.hint}>{hint}</p>}
        {list}
      </fieldset>
    );
  return (
    <FormGroup id={sectionId(path)} title={field.label[language]} {...(hint && { hint })}>
      {list}
    </FormGroup>
  );
}
