import type { LocalizedText, RequestField, RequestKind } from '@dealership/contracts';
import { Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Field, FieldPair, type FieldValues, type FormFields } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import type { ReactNode } from 'react';
import styles from './kind-fields.module.css';

/** The fields of a visitor's form. */
export type Fields = FormFields<FieldValues>;

type NamedField = [name: string, field: RequestField];

interface KindFieldProps extends Fields {
  name: string;
  field: RequestField;
}

/** A field, generated from its kind's definition. Consents are rendered separately, with their texts. */
function KindField({ field, ...fields }: KindFieldProps) {
  const { t } = useTranslation('services');
  const { language } = useLanguage();
  const props = { ...fields, label: field.label[language], required: !field.optional };
  if (field.type === 'line') return <Field {...props} inputMode={field.numeric && 'numeric'} />;
  if (field.type === 'text') return <Field {...props} rows={field.rows} />;
  if (field.type !== 'choice') return null;
  const inWords = ([value, words]: [string, LocalizedText]) => ({ value, label: words[language] });
  const placeholder = field.none?.[language] ?? t('form.choose');
  return <SelectField {...props} placeholder={placeholder} options={Object.entries(field.options).map(inWords)} />;
}

/** Groups adjacent narrow fields into rows; texts, which are taller, only with each other. */
function rowsOf(fields: NamedField[]): NamedField[][] {
  const isText = ([, { type }]: NamedField) => type === 'text';
  return fields.reduce<NamedField[][]>((rows, field) => {
    const row = rows.at(-1);
    if (row?.[0] && !row[0][1].wide && !field[1].wide && isText(row[0]) === isText(field)) row.push(field);
    else rows.push([field]);
    return rows;
  }, []);
}

/** Whether a row holds nothing but long texts that may stay empty. */
const isExtra = (row: NamedField[]) => row.length > 1 && row.every(([, { type, optional }]) => type === 'text' && optional);

interface ExtraFieldsProps {
  row: NamedField[];
  errors: Fields['form']['formState']['errors'];
  children: ReactNode;
}

/** Collapsed unless one of its fields is wrong. */
function ExtraFields({ row, errors, children }: ExtraFieldsProps) {
  const { t } = useTranslation('services');
  return (
    <details className={styles.extra} open={row.some(([name]) => name in errors) || undefined}>
      <summary className={styles.summary}>
        <Icon name="down" size={16} className={styles.turn} />
        {t('form.details')}
      </summary>
      {children}
    </details>
  );
}

/** All fields of a kind of request, in order; a row of optional texts can be opened. */
export function KindFields({ kind, ...fields }: Fields & { kind: RequestKind }): ReactNode {
  return rowsOf(Object.entries(kind.fields)).map((row) => {
    const shown = row.map(([name, field]) => <KindField key={name} {...fields} name={name} field={field} />);
    const key = row[0]?.[0];
    if (isExtra(row))
      return (
        <ExtraFields key={key} row={row} errors={fields.form.formState.errors}>
          <FieldPair>{shown}</FieldPair>
        </ExtraFields>
      );
    return row.length > 1 ? <FieldPair key={key}>{shown}</FieldPair> : shown;
  });
}
