import type { LocalizedText, RequestField, RequestKind } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Field, FieldPair, type FieldValues, type FormFields } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import type { ReactNode } from 'react';

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

/** All fields of a kind of request, in order. */
export function KindFields({ kind, ...fields }: Fields & { kind: RequestKind }): ReactNode {
  return rowsOf(Object.entries(kind.fields)).map((row) => {
    const shown = row.map(([name, field]) => <KindField key={name} {...fields} name={name} field={field} />);
    return row.length > 1 ? <FieldPair key={row[0]?.[0]}>{shown}</FieldPair> : shown;
  });
}
