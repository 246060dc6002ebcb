/** What becomes of a stock file: its columns are mapped, its rows are checked, imported, their pictures fetched and, where that was wrong, all is taken back. */
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

/** Rows of a preview: those with one outcome, those that are warned of, those of which something was kept, those with a picture that could not be had. */
export const IMPORT_ROW_FILTERS = [...IMPORT_OUTCOMES, 'warned', 'kept', 'unpictured'] as const;

export const IMPORT_PICTURE_STATES = ['waiting', 'stored', 'failed'] as const;

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
export type ImportRowFilter = (typeof IMPORT_ROW_FILTERS)[number];
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
