import { emptyValue, type ListSetting, type SettingField } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Form, type FormListFieldData, type FormListOperation } from 'antd';
import type { ReactNode } from 'react';
import { AddIcon } from '../../../shared/display/icons.js';
import { FormGroup } from '../../../shared/form/record-form/field/form-group.js';
import type { FieldProps, Path } from './field-props.js';
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
    <div className={styles.list} ref={list}>
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

/** A list of entries that can be added, removed and reordered. */
export function ListField({ field, path, name, children }: ListFieldProps) {
  const { language } = useLanguage();
  const problem = useProblem();
  const check = async () => {
    const text = problem(path);
    if (text) throw new Error(text);
  };
  return (
    <FormGroup title={field.label[language]} {...(field.hint && { hint: field.hint[language] })}>
      <Form.List name={name} rules={[{ validator: check }]}>
        {(entries, operation, { errors = [] }) => (
          <Entries field={field} path={path} entries={entries} operation={operation} errors={errors}>
            {children}
          </Entries>
        )}
      </Form.List>
    </FormGroup>
  );
}
