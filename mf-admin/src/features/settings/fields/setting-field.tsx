import { type SettingField as Description, LANGUAGES, languageSettings } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Checkbox, Form, Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { DateInput } from '../../../shared/form/date-input.js';
import { PictureField } from '../../../shared/form/pictures/picture-field.js';
import { FormGroup } from '../../../shared/form/record-form/field/form-group.js';
import type { Path } from '../../../shared/setting/setting-changes.js';
import { ColleagueChoice } from '../../../shared/staff/colleague-choice.js';
import { DaysField } from './days-field.js';
import { DurationField } from './duration-field.js';
import { type FieldProps, sectionId } from './field-props.js';
import { ListField } from './list-field.js';
import { NumberInput } from './number-input.js';
import styles from './setting-field.module.css';
import { useProblem } from './setting-form-context.js';

interface ItemProps {
  path: Path;
  name: Path;
  label: ReactNode;
  hint?: string | undefined;
  className?: string | undefined;
  valuePropName?: string;
  normalize?: (typed: string) => string;
  /** Whether to validate on every change, for controls without text input. */
  eager?: boolean;
  children: ReactNode;
}

/** A labelled control, validated on blur. */
function Item({ path, name, label, hint, className, eager, children, ...rest }: ItemProps) {
  const problem = useProblem();
  const check = async () => {
    const text = problem(path);
    if (text) throw new Error(text);
  };
  return (
    <Form.Item
      {...rest}
      name={name}
      label={label}
      extra={hint}
      className={className ?? ''}
      validateTrigger={eager ? 'onChange' : 'onBlur'}
      rules={[{ validator: check }]}
    >
      {children}
    </Form.Item>
  );
}

const withoutBreaks = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** One line of text that wraps instead of hiding its end. As in other one-line fields, Enter submits the form. */
const GrowingLine = (props: ComponentProps<typeof Input.TextArea>) => (
  <Input.TextArea
    {...props}
    autoComplete="off"
    rows={1}
    className={styles.growing ?? ''}
    onPressEnter={(event) => {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }}
  />
);

function WordsField({ field, path, name }: FieldProps<Extract<Description, { type: 'words' | 'rich' }>>) {
  const { language } = useLanguage();
  const { t } = useTranslation('dashboard');
  const isLong = field.type === 'words' && field.isLong;
  return (
    <div className={styles.words}>
      {LANGUAGES.map(({ code, name: own }) => {
        const look = { dir: languageSettings(code).direction, lang: code };
        return (
          <Item
            key={code}
            path={[...path, code]}
            name={[...name, code]}
            label={t('texts.labelIn', { label: field.label[language], language: own })}
            hint={code === 'en' ? field.hint?.[language] : undefined}
            className={field.rows || isLong ? styles.whole : styles.third}
            {...(!field.rows && { normalize: withoutBreaks })}
          >
            {field.rows ? <Input.TextArea {...look} rows={field.rows} /> : <GrowingLine {...look} />}
          </Item>
        );
      })}
    </div>
  );
}

/** The form of a group: one field for each of its parts. */
export const GroupFields = ({ field, path, name, isCell = false }: FieldProps<Extract<Description, { type: 'group' }>>) =>
  Object.entries(field.fields).map(([part, inner]) => (
    <SettingField key={part} field={inner} path={[...path, part]} name={[...name, part]} isCell={isCell} />
  ));

/** The control of a setting's field, chosen by the field's description. */
function SettingField({ field, path, name, isCell = false }: FieldProps) {
  const { language } = useLanguage();
  const label = field.label[language];
  const item = { path, name, label, hint: field.hint?.[language] };
  switch (field.type) {
    case 'words':
    case 'rich':
      return <WordsField field={field} path={path} name={name} />;
    case 'list':
      return (
        <ListField field={field} path={path} name={name} isCell={isCell}>
          {(place) =>
            field.item.type === 'group' ? (
              <GroupFields field={field.item} isCell={field.isTable ?? false} {...place} />
            ) : (
              <SettingField field={field.item} {...place} />
            )
          }
        </ListField>
      );
    case 'group':
      return (
        <FormGroup id={sectionId(path)} title={label}>
          <GroupFields field={field} path={path} name={name} />
        </FormGroup>
      );
    case 'choice':
      return (
        <Item {...item} className={styles.third}>
          <NativeSelect options={Object.entries(field.options).map(([value, words]) => ({ value, label: words[language] }))} />
        </Item>
      );
    case 'colleague':
      return (
        <Item {...item} className={styles.third}>
          <ColleagueChoice none={field.none[language]} />
        </Item>
      );
    case 'picture':
      return (
        <Item {...item} className={styles.whole} eager>
          <PictureField />
        </Item>
      );
    case 'days':
      return (
        <Item {...item} label={undefined} className={styles.whole}>
          <DaysField label={label} />
        </Item>
      );
    case 'duration':
      return (
        <Item {...item} className={styles.third} eager>
          <DurationField label={label} />
        </Item>
      );
    case 'flag':
      return (
        <Item {...item} label={undefined} className={styles.whole} valuePropName="checked">
          <Checkbox>{label}</Checkbox>
        </Item>
      );
    case 'number':
      return (
        <Item {...item} className={styles.third}>
          <NumberInput precision={field.decimals} {...(field.unit && { suffix: field.unit })} />
        </Item>
      );
    case 'line':
      return (
        <Item {...item} className={styles.half}>
          <Input autoComplete="off" dir={field.input ? 'ltr' : 'auto'} inputMode={field.input ?? 'text'} />
        </Item>
      );
    case 'clock':
      return (
        <Item {...item} className={styles.third}>
          <Input type="time" />
        </Item>
      );
    default:
      return (
        <Item {...item} className={styles.third}>
          <DateInput type={field.type === 'day' ? 'date' : 'datetime-local'} />
        </Item>
      );
  }
}
