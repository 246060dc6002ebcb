import type { Language } from '../../languages.js';
import type { LocalizedText } from '../../localized-text.js';

interface AnyField {
  label: LocalizedText;
  /** May be left empty. */
  optional?: true;
  /** Added by the service, not sent by the visitor. */
  recorded?: true;
  /** A row of the form of its own. */
  wide?: true;
}

/** One line. `shortest` (1 unless given) and `longest` (100 unless given) in UTF-16 code units. */
export interface LineField extends AnyField {
  type: 'line';
  shortest?: number;
  longest?: number;
  numeric?: true;
}

/** Several lines; lengths as of a line. `rows`: height of its field. */
export interface TextField extends AnyField {
  type: 'text';
  shortest?: number;
  longest: number;
  rows: number;
}

/** One of the options, by value. `free`: other texts are accepted too. `none`: what choosing nothing is called. */
export interface ChoiceField extends AnyField {
  type: 'choice';
  options: Record<string, LocalizedText>;
  free?: true;
  none?: LocalizedText;
}

/**
 * `vehicle`: number of a vehicle in stock. `day`: 'YYYY-MM-DD', `time`: 'HH:MM', together an appointment (Asia/Dubai).
 * `consent`: a ticked box, kept as the moment of the request (`termsAcceptedAt`).
 */
export interface PlainField extends AnyField {
  type: 'vehicle' | 'day' | 'time' | 'consent';
}

export type RequestField = LineField | TextField | ChoiceField | PlainField;

export type RequestFields = Record<string, RequestField>;

/** What a form says besides its fields: its button, and the titles and texts of its outcome. */
export interface FormWords extends Record<'submit' | 'sent' | 'sentText' | 'failedText', LocalizedText> {
  /** `sentText` is the promise of the answer, as long as nobody knows what is promised now. */
  promises?: true;
}

/**
 * A kind of request, described once. It yields the schema that form and service check with, the rows of the e-mails, the columns
 * of the CSV file, the staff's list with its endpoints, and the visitor's form. The sender (`personFields`) and the honeypot are
 * the same for every kind.
 */
export interface RequestKind {
  /** Its name in the database and of its letter. */
  name: string;
  /** Two letters, no other kind's, with which the references of its requests begin: 'CM-2026-00117'. */
  code: string;
  /** Where visitors send it. */
  path: `/api/${string}`;
  /** The staff's list: its path under /api, its name in the audit and of its CSV file. */
  list: string;
  /** The list's tab in the admin. */
  tab: string;
  /** `one`: an entry; `many`: the list; `tab`: its tab. */
  titles: Record<'one' | 'many' | 'tab', LocalizedText>;
  phone: 'required' | 'optional';
  /** Within how many minutes of opening it is answered, until the dealer sets another number. */
  answerMinutes: number;
  /** Who gets an e-mail of it. */
  notifies: readonly ('staff' | 'visitor')[];
  /** The fields that say in a line what a request is about. */
  about: readonly string[];
  /** Staff enter customers of whom there is no request as one of it, without its fields. */
  entered?: true;
  /** Of the form that is made from it; other forms have texts of their own. */
  form?: FormWords;
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

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  website?: string | undefined;
}

type Phone<Kind> = Kind extends { phone: 'required' } ? { phone: string } : { phone?: string | undefined };

type Flat<T> = { [Name in keyof T]: T[Name] };

/** What a visitor sends. */
export type RequestOf<Kind extends { fields: RequestFields }> = Flat<Person & Phone<Kind> & Contents<Sent<Kind['fields']>>>;

/** A field's value as a person reads it: an option in words of the language, anything else as it is. */
export function optionWords(field: RequestField | undefined, value: string, language: Language): string {
  if (field?.type !== 'choice' || !Object.hasOwn(field.options, value)) return value;
  return field.options[value]?.[language] ?? value;
}
