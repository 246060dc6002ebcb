/** What becomes of a stock file: its columns are mapped, its rows are checked, imported and, where that was wrong, taken back. */
export const IMPORT_STATES = ['mapping', 'checking', 'checked', 'running', 'paused', 'done', 'undoing', 'undone'] as const;

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;

/** Rows of a preview: those with one outcome, those that are warned of, those of which something was kept. */
export const IMPORT_ROW_FILTERS = [...IMPORT_OUTCOMES, 'warned', 'kept'] as const;

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
export type ImportRowFilter = (typeof IMPORT_ROW_FILTERS)[number];
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
