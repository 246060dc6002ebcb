import type { Endpoint, Language } from '@dealership/contracts';

/** The properties common to all rows that staff edit. */
export interface StaffRecord {
  id: number;
  /** Incremented on every change. */
  version: number;
}

interface Id {
  id: number | string;
}

/** A kind of row that staff create and edit. `Values`: the form's values. */
export interface EditedKind<Row extends StaffRecord, Values extends object> {
  /** Prefix of its text keys: `<name>.…`, `toast.<name>.…`. */
  name: 'staffAccount' | 'vehicle' | 'upcomingVehicle' | 'make' | 'blogPost' | 'customerShowcase';
  create: Endpoint<{ body: object; response: Row }>;
  update: Endpoint<{ params: Id; body: object; response: Row }>;
  /** Reads the current row. */
  read: (id: number) => Promise<Row | undefined>;
  /** The query of another list that has the row, if it is not in this one. */
  findElsewhere?: (id: number) => Promise<Record<string, string> | undefined>;
  /** The form's initial values; without a row, those of a new one. */
  toValues: (row?: Row) => Values;
  /** The input that is validated and sent. */
  toInput: (values: Values) => object;
  /** The price as typed, if rows of this kind have one. Unusual prices are confirmed before they are saved. */
  priceOf?: (values: Values) => string;
  /** The row's name, as its list shows it. */
  nameOf: (row: Row, language: Language) => string;
  /** The address of the row's picture. Kinds without pictures omit it. */
  pictureOf?: (row: Row) => string | null | undefined;
  /** The path of the row's public page, if it has one. */
  pageOf?: (row: Row) => string | undefined;
  /** The address of another list that may have the row when its own has it no more. */
  searchOf?: (row: Row) => string;
  /** The query of the list of drafts, if a new row can be saved as one, with the field `draft` of its endpoint. */
  draftList?: Record<string, string>;
  /** What a change did, if more than `updated`: the key of its toast. */
  outcomeOf?: (before: Row, saved: Row) => string | undefined;
  /** The values in the texts of its toasts. */
  toastValues?: (saved: Row) => Record<string, string>;
  /** A schema from the contracts, the same one that the server validates with. */
  schema: CheckingSchema;
  /** The schema of what is saved as a draft, if it differs. */
  draftSchema?: CheckingSchema;
  /** Whether its rows are drafts. */
  isDraft?: boolean;
  /** What the schema does not check of an input: fields that depend on each other. `before`: the input of the stored row. */
  issueOf?: (input: object, before: object) => Issue | undefined;
  /** Whether the user may edit only some of the fields. Those check the permission themselves. */
  isPart?: boolean;
}

/** A kind of row that staff can also delete. */
export interface RecordKind<Row extends StaffRecord, Values extends object> extends EditedKind<Row, Values> {
  remove: Endpoint<{ params: Id }>;
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

export interface CheckingSchema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: Issue[] } };
}
