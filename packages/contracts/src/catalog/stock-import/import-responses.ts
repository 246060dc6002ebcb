import { z } from 'zod';
import { moment, staffPage } from '../../staff/responses.js';
import { IMPORT_OUTCOMES, IMPORT_PICTURE_STATES, IMPORT_STATES } from './import-states.js';

const count = z.int();

export const stockImport = z.strictObject({
  id: z.int(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  headers: z.array(z.string()).describe('The first row of the file'),
  mapping: z.array(z.string().nullable()).describe('The field of each column; before it was confirmed: a proposal'),
  remembered: z.boolean().describe('The proposal is what was confirmed for the last file with these headings'),
  rows: count.describe('Rows of the file'),
  worked: count.describe('Rows that the present state has come to'),
  counts: z
    .strictObject({
      new: count,
      changed: count,
      unchanged: count,
      refused: count,
      warned: count.describe('Rows that somebody should look at'),
      stored: count.describe('Vehicles that were added or changed and have not been taken back'),
      kept: count.describe('Rows that could not be taken back whole, because staff had changed the vehicle since'),
      unpictured: count.describe('Rows with a picture that could not be had'),
    })
    .describe('Rows by what becomes or became of them'),
  pictures: z
    .strictObject({
      zip: z.string().nullable().describe('Name of the ZIP file that was sent'),
      files: count.describe('Pictures in it'),
      unmatched: count.describe('Those of them that belong to no row; known when the rows are checked'),
      wanted: count.describe('Pictures that rows name or find in the ZIP file'),
      stored: count,
      failed: count,
    })
    .describe('Pictures of the rows'),
  personName: z.string().nullable().describe('Who sent the file'),
  createdAt: moment,
  finishedAt: moment.nullable(),
});

export type StockImport = z.infer<typeof stockImport>;

export const stockImportPage = staffPage(stockImport);

const problem = z.strictObject({
  cell: z.string().nullable().describe("'C14'; `null`: the whole row"),
  column: z.string().nullable().describe('The heading of its column'),
  field: z.string().nullable().describe('What its column is read as: the name of a column of stock files'),
  message: z.string(),
  other: z.string().nullable().describe("What it collides with: the cell of an earlier row ('A7'), or another vehicle ('#12')"),
});

export type StockImportProblem = z.infer<typeof problem>;

const picture = z.strictObject({
  name: z.string().describe('Its address, or its file in the ZIP'),
  state: z.enum(IMPORT_PICTURE_STATES),
  message: z.string().nullable().describe('Why it could not be had'),
});

export type StockImportPicture = z.infer<typeof picture>;

export const stockImportRow = z.strictObject({
  row: z.int().describe('As spreadsheets count: the headings are row 1'),
  cells: z.array(z.string()),
  outcome: z.enum(IMPORT_OUTCOMES).nullable().describe('`null`: not looked at'),
  errors: z.array(problem).describe('Why the row is refused'),
  warnings: z.array(problem),
  fields: z.array(z.string()).describe('Fields of the vehicle that it changes'),
  pictures: z.array(picture),
  vehicleId: z.int().nullable().describe('The vehicle that was added or changed'),
  kept: z.array(z.string()).describe('Fields that staff changed since, and that were not taken back'),
});

export type StockImportRow = z.infer<typeof stockImportRow>;

export const stockImportRowPage = staffPage(stockImportRow);
