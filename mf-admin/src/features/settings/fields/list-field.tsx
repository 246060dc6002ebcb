import { emptyValue, type ListSetting, type SettingField } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { AddIcon, DeleteIcon } from '../../../shared/display/icons.js';
import { FormGroup } from '../../../shared/record-form/form-group.js';
import type { FieldProps, Path } from './field-props.js';
import styles from './list-field.module.css';
import { useProblem } from './setting-form-context.js';

interface ListFieldProps extends FieldProps<ListSetting> {
  /** The fields of an entry. */
  children: (place: { path: Path; name: Path }) => ReactNode;
}

/** What an added entry holds; of options the first that is not in the list. */
function newEntry(item: SettingField, entries: unknown[] = []): unknown {
  const left = item.type === 'choice' && Object.keys(item.options).find((option) => !entries.includes(option));
  return left || emptyValue(item);
}

/** Entries that can be added, taken away and put into another order. */
export function ListField({ field, path, name, children }: ListFieldProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const problem = useProblem();
  const form = Form.useFormInstance();
  const { item } = field;
  const check = async () => {
    const text = problem(path);
    if (text) throw new Error(text);
  };
  return (
    <FormGroup title={field.label[language]} {...(field.hint && { hint: field.hint[language] })}>
      <Form.List name={name} rules={[{ validator: check }]}>
        {(entries, { add, remove, move }, { errors }) => (
          <div className={styles.list}>
            {entries.map((entry, at) => {
              const place = { path: [...path, at], name: [entry.name] };
              const title = t('setting.entry', { label: item.label[language], number: at + 1 });
              return (
                <fieldset key={entry.key} className={styles.entry}>
                  <legend className={styles.title}>{title}</legend>
                  {children(place)}
                  <div className={styles.actions}>
                    <Button
                      size="small"
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                      aria-label={`${t('setting.up')}: ${title}`}
                    >
                      {t('setting.up')}
                    </Button>
                    <Button
                      size="small"
                      disabled={at === entries.length - 1}
                      onClick={() => move(at, at + 1)}
                      aria-label={`${t('setting.down')}: ${title}`}
                    >
                      {t('setting.down')}
                    </Button>
                    <Button
                      size="small"
                      icon={<DeleteIcon />}
                      onClick={() => remove(entry.name)}
                      aria-label={`${t('setting.remove')}: ${title}`}
                    >
                      {t('setting.remove')}
                    </Button>
                  </div>
                </fieldset>
              );
            })}
            <Form.ErrorList errors={errors} />
            <Button icon={<AddIcon />} onClick={() => add(newEntry(item, form.getFieldValue(path)))}>
              {field.add[language]}
            </Button>
          </div>
        )}
      </Form.List>
    </FormGroup>
  );
}
