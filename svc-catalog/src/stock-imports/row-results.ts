import type { EntityManager } from 'typeorm';
import type { ImportCounts } from './stock-import.entity.js';
import type { StockImportRow } from './stock-import-row.entity.js';

/** Key of the message of a row that could not be undone. */
export const UNDO_FAILED = 'importUndoFailed';

/** SQL: rows that were not undone completely. */
export const IS_KEPT = `(kept <> '{}' OR errors -> 0 ->> 'message' = '${UNDO_FAILED}')`;

/** SQL: rows that would be imported, but are left out. */
export const IS_LEFT_OUT = `(left_out AND outcome IN ('new', 'changed'))`;

export type RowResult = Partial<StockImportRow> & { row: number };

const COLUMNS = {
  stockNumber: 'stock_number',
  chassisNumber: 'chassis_number',
  outcome: 'outcome',
  errors: 'errors',
  warnings: 'warnings',
  leftOut: 'left_out',
  fields: 'fields',
  pictures: 'pictures',
  picturesDue: 'pictures_due',
  vehicleId: 'vehicle_id',
  before: 'before',
  after: 'after',
  undone: 'undone',
  kept: 'kept',
} as const;

/** Writes the same columns of many rows in one statement. */
export async function storeResults(
  manager: EntityManager,
  importId: number,
  names: readonly (keyof typeof COLUMNS)[],
  results: RowResult[],
): Promise<void> {
  const records = results.map((result) => ({
    row: result.row,
    ...Object.fromEntries(names.map((name) => [COLUMNS[name], result[name]])),
  }));
  const columns = names.map((name) => COLUMNS[name]);
  await manager.query(
    `UPDATE catalog.stock_import_row AS t SET (${columns}) = ROW(${columns.map((column) => `r.${column}`)})
     FROM json_populate_recordset(NULL::catalog.stock_import_row, $2) r WHERE t.import_id = $1 AND t.row = r.row`,
    [importId, JSON.stringify(records)],
  );
}

/** Rows of a file, counted by predicted or actual outcome. */
export async function countRows(manager: EntityManager, importId: number): Promise<ImportCounts> {
  const [counts] = await manager.query(
    `SELECT count(*) FILTER (WHERE outcome = 'new' AND NOT left_out)::integer AS new,
            count(*) FILTER (WHERE outcome = 'changed' AND NOT left_out)::integer AS changed,
            count(*) FILTER (WHERE outcome = 'unchanged')::integer AS unchanged,
            count(*) FILTER (WHERE outcome = 'refused')::integer AS refused,
            count(*) FILTER (WHERE warnings::text <> '[]')::integer AS warned,
            count(*) FILTER (WHERE ${IS_LEFT_OUT})::integer AS "leftOut",
            count(*) FILTER (WHERE vehicle_id IS NOT NULL AND NOT undone)::integer AS stored,
            count(*) FILTER (WHERE ${IS_KEPT})::integer AS kept,
            count(*) FILTER (WHERE p.failed > 0)::integer AS unpictured,
            json_build_object('wanted', coalesce(sum(p.wanted) FILTER (WHERE NOT left_out), 0), 'stored', coalesce(sum(p.stored), 0),
              'failed', coalesce(sum(p.failed), 0)) AS pictures
     FROM catalog.stock_import_row,
       LATERAL (SELECT count(*) AS wanted, count(*) FILTER (WHERE p ->> 'problem' IS NOT NULL) AS failed,
                       count(*) FILTER (WHERE p ->> 'address' IS NOT NULL) AS stored
                FROM json_array_elements(pictures) p) p
     WHERE import_id = $1`,
    [importId],
  );
  const [files] = await manager.query(
    `SELECT count(*)::integer AS files, count(*) FILTER (WHERE NOT matched)::integer AS unmatched
     FROM catalog.stock_import_file WHERE import_id = $1`,
    [importId],
  );
  return { ...counts, pictures: { ...counts.pictures, ...files } };
}

/** Drops the bytes of the ZIP file's pictures when they are no longer needed. */
export const deleteUploadedFiles = (manager: EntityManager, importId: number): Promise<unknown> =>
  manager.query('UPDATE catalog.stock_import_file SET bytes = NULL WHERE import_id = $1 AND bytes IS NOT NULL', [importId]);
