import { z } from 'zod';
import { staffPage } from '../../fields/staff/staff-page.js';
import { timestamp } from '../../fields/timestamp.js';
import { IMPORT_OUTCOMES, IMPORT_PICTURE_STATES, IMPORT_STATES } from './import-states.js';

const count = z.int();

export const stockImport = z.strictObject({
  id: z.int(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  headers: z.array(z.string()).describe('The headings in the first row of the file.'),
  mapping: z.array(z.string().nullable()).describe('The field of each column. Until it is confirmed, it is a proposal.'),
  makes: z.record(z.string(), z.string()).describe('Makes of the file that stand for other ones.'),
  remembered: z.boolean().describe('Whether the proposal was confirmed earlier for a file with the same headings.'),
  drafts: z.boolean().describe('Whether new vehicles are stored as drafts.'),
  rows: count.describe('The number of rows in the file.'),
  worked: count.describe('The number of rows processed so far in the current state.'),
  counts: z
    .strictObject({
      new: count.describe('Rows that add a vehicle, without those left out.'),
      changed: count.describe('Rows that change a vehicle, without those left out.'),
      unchanged: count,
      refused: count,
      warned: count.describe('Rows with warnings that somebody should check.'),
      leftOut: count.describe('Rows that would add or change a vehicle, but are left out.'),
      stored: count.describe('Vehicles that were added or changed and have not been undone.'),
      kept: count.describe('Rows that could not be undone, or not completely, because the vehicle has changed since.'),
      unpictured: count.describe('Rows with a picture that could not be retrieved.'),
    })
    .describe('The number of rows by outcome.'),
  pictures: z
    .strictObject({
      zip: z.string().nullable().describe('The name of the uploaded ZIP file.'),
      files: count.describe('The number of pictures in the ZIP file.'),
      unmatched: count.describe('The number of pictures in the ZIP file that belong to no row. Known once the rows are checked.'),
      wanted: count.describe('The number of pictures that rows refer to or that match them in the ZIP file.'),
      stored: count,
      failed: count,
    })
    .describe('The pictures of the rows.'),
  personName: z.string().nullable().describe('The name of the member of staff who uploaded the file.'),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});

export type StockImport = z.infer<typeof stockImport>;

export const stockImportPage = staffPage(stockImport);

const problem = z.strictObject({
  cell: z.string().nullable().describe('The cell, such as `C14`; `null` if the problem concerns the whole row.'),
  column: z.string().nullable().describe('The heading of the column.'),
  field: z.string().nullable().describe('The field to which the column is assigned, or the missing field.'),
  message: z.string(),
  other: z
    .string()
    .nullable()
    .describe('The conflicting entry: the cell of an earlier row, such as `A7`, or another vehicle, such as `#12`.'),
});

export type StockImportProblem = z.infer<typeof problem>;

const picture = z.strictObject({
  name: z.string().describe('The address of the picture, or its file name in the ZIP file.'),
  state: z.enum(IMPORT_PICTURE_STATES),
  message: z.string().nullable().describe('The reason why the picture could not be retrieved.'),
});

export type StockImportPicture = z.infer<typeof picture>;

const stockImportRow = z.strictObject({
  row: z.int().describe('The row number as in a spreadsheet; the headings are row 1.'),
  cells: z.array(z.string()),
  outcome: z.enum(IMPORT_OUTCOMES).nullable().describe('The outcome; `null` if the row has not been checked.'),
  leftOut: z.boolean().describe('Whether the row is left out of the import.'),
  errors: z.array(problem).describe('The reasons why the row is refused, or could not be undone.'),
  warnings: z.array(problem),
  fields: z.array(z.string()).describe('The fields of the vehicle that the row changes.'),
  before: z.record(z.string(), z.unknown()).nullable().describe('The values of these fields before; `null` for a new vehicle.'),
  after: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Their values after; for a new vehicle, its price, mileage, fuel, transmission and status.'),
  pictures: z.array(picture),
  vehicleId: z.int().nullable().describe('The ID of the vehicle that was added or changed.'),
  kept: z.array(z.string()).describe('The fields that were not undone, because staff have changed them since.'),
});

export type StockImportRow = z.infer<typeof stockImportRow>;

export const stockImportRowPage = staffPage(stockImportRow);
