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
  const props = { ...fields, label: field.label[language], hint: field.hint?.[language], required: !field.optional };
  if (field.type === 'line') return <Field {...props} inputMode={field.numeric && 'numeric'} />;
  if (field.type === 'text') return <Field {...props} rows={field.rows} />;
  if (field.type !== 'choice') return null;
  const toOption = ([value, texts]: [string, LocalizedText]) => ({ value, label: texts[language] });
  const placeholder = field.none?.[language] ?? t('form.choose');
  return <SelectField {...props} placeholder={placeholder} options={Object.entries(field.options).map(toOption)} />;
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

/** The long texts that may stay empty, if there are several. */
function extraOf(fields: NamedField[]): NamedField[] {
  const extra = fields.filter(([, { type, optional }]) => type === 'text' && optional);
  return extra.length > 1 ? extra : [];
}

interface ExtraFieldsProps {
  names: string[];
  errors: Fields['form']['formState']['errors'];
  children: ReactNode;
}

/** Collapsed unless one of its fields is wrong. */
function ExtraFields({ names, errors, children }: ExtraFieldsProps) {
  const { t } = useTranslation('services');
  return (
    <details className={styles.extra} open={names.some((name) => name in errors) || undefined}>
      <summary className={styles.summary}>
        <Icon name="down" size={16} className={styles.turn} />
        {t('form.details')}
      </summary>
      <FieldPair>{children}</FieldPair>
    </details>
  );
}

/** All fields of a kind of request, in order; optional texts, which can be opened, are last. */
export function KindFields({ kind, ...fields }: Fields & { kind: RequestKind }): ReactNode {
  const named = Object.entries(kind.fields);
  const extra = extraOf(named);
  const show = ([name, field]: NamedField) => <KindField key={name} {...fields} name={name} field={field} />;
  return (
    <>
      {rowsOf(named.filter((field) => !extra.includes(field))).map((row) =>
        row.length > 1 ? (
          <FieldPair key={row[0]?.[0]} lines>
            {row.map(show)}
          </FieldPair>
        ) : (
          row.map(show)
        ),
      )}
      {extra.length > 0 && (
        <ExtraFields names={extra.map(([name]) => name)} errors={fields.form.formState.errors}>
          {extra.map(show)}
        </ExtraFields>
      )}
    </>
  );
}
