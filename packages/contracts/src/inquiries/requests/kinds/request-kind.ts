import type { Language } from '../../../languages/languages.js';
import type { LocalizedText } from '../../../languages/localized-text.js';

interface AnyField {
  label: LocalizedText;
  /** Shown under its field in the form. */
  hint?: LocalizedText;
  /** Optional. */
  optional?: true;
  /** Added by the service, not sent by the visitor. */
  recorded?: true;
  /** Has its own row in the form. */
  wide?: true;
}

/** One line. `minLength` (default 1) and `maxLength` (default 100) in UTF-16 code units. */
export interface LineField extends AnyField {
  type: 'line';
  minLength?: number;
  maxLength?: number;
  numeric?: true;
  /** Refuses a minus sign in front. */
  unsigned?: true;
}

/** Several lines; lengths as in `LineField`. `rows`: height of its field. */
export interface TextField extends AnyField {
  type: 'text';
  minLength?: number;
  maxLength: number;
  rows: number;
}

/**
 * One of the options, by value. `free`: other texts are accepted too; `known`: labels of those that systems send.
 * `none`: label for no choice.
 */
export interface ChoiceField extends AnyField {
  type: 'choice';
  options: Record<string, LocalizedText>;
  free?: true;
  known?: Record<string, LocalizedText>;
  none?: LocalizedText;
}

/**
 * `vehicle`: id of a vehicle in stock. `day`: 'YYYY-MM-DD', `time`: 'HH:MM', together an appointment (Asia/Dubai).
 * `consent`: a checked box, stored as the time of the request (`termsAcceptedAt`).
 */
export interface PlainField extends AnyField {
  type: 'vehicle' | 'day' | 'time' | 'consent';
}

export type RequestField = LineField | TextField | ChoiceField | PlainField;

export type RequestFields = Record<string, RequestField>;

/** Texts of a form besides its fields: its button, and the titles and texts of its outcome. */
export interface FormTexts extends Record<'submit' | 'sent' | 'sentText' | 'failedText', LocalizedText> {
  /** `sentText` is the fallback while the current reply promise is unknown. */
  promises?: true;
}

/**
 * A kind of request, described once. Generates the schema for form and service, the rows of the e-mails, the columns of
 * the CSV file, the staff list with its endpoints, and the visitor's form. The sender (`customerFields`) and the honeypot
 * are the same for every kind.
 */
export interface RequestKind {
  /** Its name in the database and for its e-mail. */
  name: string;
  /** A unique two-letter prefix of its references: 'CM-2026-00117'. */
  code: string;
  /** Endpoint for visitors. */
  path: `/api/${string}`;
  /** The staff list: its path under /api, its name in the audit and in its CSV file name. */
  list: string;
  /** The list's tab in the admin. */
  tab: string;
  /** `one`: an entry; `many`: the list; `tab`: its tab. */
  titles: Record<'one' | 'many' | 'tab', LocalizedText>;
  phone: 'required' | 'optional';
  /** Business minutes within which it is answered, until the dealer sets another number. */
  targetMinutes: number;
  /** Recipients of its e-mails. */
  notifies: readonly ('staff' | 'visitor')[];
  /** The fields that summarize a request in one line. */
  about: readonly string[];
  /** Staff enter customers without a request as this kind, without its fields. */
  entered?: true;
  /** For the generated form; other forms have their own texts. */
  form?: FormTexts;
  /** In the order of the form. */
  fields: Readonly<RequestFields>;
}

export const requestKind = <const Kind extends RequestKind>(kind: Kind & { about: readonly (keyof Kind['fields'])[] }): Kind =>
  kind;

type Value<Field> = Field extends { type: 'consent' }
  ? true
  : Field extends { type: 'vehicle' }
    ? number
    : Field extends { type: 'choice'; options: infer Options; free?: undefined }
      ? keyof Options & string
      : string;

type Sent<Fields> = { [Name in keyof Fields as Fields[Name] extends { recorded: true } ? never : Name]: Fields[Name] };

type Optional<Fields> = { [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never }[keyof Fields];

type Contents<Fields> = { [Name in Exclude<keyof Fields, Optional<Fields>>]: Value<Fields[Name]> } & {
  [Name in Optional<Fields>]?: Value<Fields[Name]> | (Fields[Name] extends { type: 'choice' } ? '' : never) | undefined;
};

interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  website?: string | undefined;
}

type Phone<Kind> = Kind extends { phone: 'required' } ? { phone: string } : { phone?: string | undefined };

type Flat<T> = { [Name in keyof T]: T[Name] };

/** What a visitor sends. */
export type RequestOf<Kind extends { fields: RequestFields }> = Flat<Customer & Phone<Kind> & Contents<Sent<Kind['fields']>>>;

/** A field's value for people: an option's label in that language, anything else unchanged. */
export function optionLabel(field: RequestField | undefined, value: string, language: Language): string {
  if (field?.type !== 'choice') return value;
  // A free choice may have arrived in capitals.
  const labels = { ...field.known, ...field.options };
  const option = [value, value.toLowerCase()].find((name) => Object.hasOwn(labels, name));
  return (option && labels[option]?.[language]) ?? value;
}
