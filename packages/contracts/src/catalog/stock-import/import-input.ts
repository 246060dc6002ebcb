import * as z from 'zod/mini';
import { line, messageKey } from '../../fields/form-fields.js';
import { flag } from '../../fields/staff/staff-fields.js';
import { IMPORT_COLUMNS, IMPORT_KEY } from './import-columns.js';

const NAMES = IMPORT_COLUMNS.map(({ name }) => name);

/** Makes of the file that stand for other ones: `{ Toyta: 'Toyota' }`. Omitted: as chosen before. */
const makes = z.record(z.string().check(z.maxLength(200, messageKey('tooLong'))), line(1, 'vehicleMake', 60));

/** `mapping`: the field of each column of a file, in order; `null`: skipped. */
export const importMapping = z.strictObject({
  mapping: z.array(z.nullable(z.enum(NAMES, { error: () => messageKey('importField') })), messageKey('importField')).check(
    z.maxLength(200, messageKey('importField')),
    z.refine((names) => names.includes(IMPORT_KEY), { error: messageKey('importKey') }),
    z.refine((names) => names.filter(Boolean).length === new Set(names.filter(Boolean)).size, {
      error: messageKey('importFieldTwice'),
    }),
  ),
  makes: z.optional(makes),
});

/** The fields whose cells staff can correct in a checked file. */
export const CORRECTED_FIELDS = [
  'year',
  'mileage',
  'price',
  'transmission',
  'fuelType',
  'drive',
  'bodyType',
  'exteriorColor',
  'interiorColor',
  'regionalSpec',
  'serviceHistory',
  'warranty',
] as const;

/** A change of a row of a checked file: whether it is left out of the import, and its cells as staff correct them. */
export const importRowChange = z.strictObject({
  leftOut: z.optional(flag),
  cells: z.optional(z.partialRecord(z.enum(CORRECTED_FIELDS), line(0, 'tooLong', 100))),
});

const IMPORT_ACTIONS = ['start', 'pause', 'undo'] as const;

/**
 * `start`: starts or resumes an import. `undo`: reverts what was imported so far. `drafts`: whether an import that starts
 * keeps new vehicles off the site, as drafts.
 */
export const importAction = z.strictObject({ action: z.enum(IMPORT_ACTIONS), drafts: z.optional(flag) });

export type ImportRowChange = z.infer<typeof importRowChange>;
export type ImportMapping = z.infer<typeof importMapping>;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];
export type ImportStep = z.infer<typeof importAction>;
