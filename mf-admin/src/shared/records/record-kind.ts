import type { Endpoint } from '@dealership/contracts';

/** Common fields of rows that staff edit. */
export interface StaffRecord {
  id: number;
  /** Number of changes. */
  version: number;
}

interface Id {
  id: number | string;
}

/** One kind of row that staff create and edit. `Values`: the form's values. */
export interface EditedKind<Row extends StaffRecord, Values extends object> {
  /** Its texts: `<name>.…`, `toast.<name>.…`. */
  name: 'person' | 'vehicle' | 'upcomingVehicle' | 'make' | 'blogPost' | 'customerShowcase';
  create: Endpoint<{ body: object; response: Row }>;
  update: Endpoint<{ params: Id; body: object; response: Row }>;
  /** The current row. */
  read: (id: number) => Promise<Row | undefined>;
  /** What the form begins with; without a row: a new one's. */
  toValues: (row?: Row) => Values;
  /** What is sent and checked. */
  toInput: (values: Values) => object;
  /** A schema of contracts: the one that the server checks with. */
  schema: CheckingSchema;
  /** Only some of the fields are the person's to change: those say so themselves. */
  isPart?: boolean;
}

/** One that staff delete, too. */
export interface RecordKind<Row extends StaffRecord, Values extends object> extends EditedKind<Row, Values> {
  remove: Endpoint<{ params: Id }>;
}

export interface CheckingSchema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}
