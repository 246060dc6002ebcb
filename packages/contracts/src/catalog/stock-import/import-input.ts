import * as z from 'zod/mini';
import { messageKey } from '../../fields/form-fields.js';
import { IMPORT_COLUMNS, IMPORT_KEY } from './import-columns.js';

const NAMES = IMPORT_COLUMNS.map(({ name }) => name);

/** The field of each column of a file, in order; `null`: skipped. */
export const importMapping = z.strictObject({
  mapping: z.array(z.nullable(z.enum(NAMES, { error: () => messageKey('importField') })), messageKey('importField')).check(
    z.maxLength(200, messageKey('importField')),
    z.refine((names) => names.includes(IMPORT_KEY), { error: messageKey('importKey') }),
    z.refine((names) => names.filter(Boolean).length === new Set(names.filter(Boolean)).size, {
      error: messageKey('importFieldTwice'),
    }),
  ),
});

export const IMPORT_ACTIONS = ['start', 'pause', 'undo'] as const;

/** `start`: starts or resumes an import. `undo`: reverts what was imported so far. */
export const importAction = z.strictObject({ action: z.enum(IMPORT_ACTIONS) });

export type ImportMapping = z.infer<typeof importMapping>;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];
