/** Life cycle of an import: map columns, check rows, import rows, fetch pictures; a mistaken import can be undone. */
export const IMPORT_STATES = [
  'mapping',
  'checking',
  'checked',
  'running',
  'pictures',
  'paused',
  'done',
  'undoing',
  'undone',
] as const;

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;

/**
 * Filters of the preview: rows by outcome, rows with a warning, left out, with values that were kept, or with a picture that
 * failed.
 */
export const IMPORT_ROW_FILTERS = [...IMPORT_OUTCOMES, 'warned', 'leftOut', 'kept', 'unpictured'] as const;

export const IMPORT_PICTURE_STATES = ['waiting', 'stored', 'failed'] as const;

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
export type ImportRowFilter = (typeof IMPORT_ROW_FILTERS)[number];
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
