import {
  type ImportAction,
  type ImportMapping,
  type ImportRowChange,
  type ImportState,
  type ImportStep,
  type PageQuery,
  type StockImport as StockImportResponse,
  staffValidationMessages,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { type Page, page } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { proposedMapping } from './file/import-cells.js';
import { checkCosts, mappingFor } from './file/import-costs.js';
import { wordKey } from './file/import-words.js';
import { type FileRow, fileRows, refusedFile } from './file/stock-file.js';
import { isDoubtful } from './jobs/import-batches.js';
import { StockImportTask } from './jobs/stock-import.task.js';
import { countRows } from './row-results.js';
import { type ImportCounts, StockImport } from './stock-import.entity.js';
import { toStockImport } from './stock-import.mapper.js';
import { StockImportRow } from './stock-import-row.entity.js';

/** Rows stored per statement. */
const BATCH_SIZE = 500;

/** The states in which an action is allowed, and the resulting state. */
const ACTIONS: Record<ImportAction, { from: ImportState[]; to: ImportState }> = {
  start: { from: ['checked', 'paused'], to: 'running' },
  pause: { from: ['running', 'pictures'], to: 'paused' },
  undo: { from: ['done', 'paused'], to: 'undoing' },
};

const UNFINISHED: ImportState[] = ['mapping', 'checking', 'running', 'pictures', 'paused', 'undoing'];

const NOTHING: ImportCounts = {
  ...{ new: 0, changed: 0, unchanged: 0, refused: 0, warned: 0, leftOut: 0, stored: 0, kept: 0, unpictured: 0 },
  pictures: { files: 0, unmatched: 0, wanted: 0, stored: 0, failed: 0 },
};

/** Stock files uploaded by staff: stored first, then mapped, checked and imported. */
@Injectable()
export class StockImportsService {
  constructor(
    private readonly db: Kysely<{ 'catalog.stock_import': StockImport }>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly task: StockImportTask,
  ) {}

  /** Stores a file row by row, without importing anything. */
  async create(fileName: string, bytes: Buffer, staff: CurrentStaff): Promise<StockImportResponse> {
    const rows = fileRows(bytes);
    const { value: first } = await rows.next();
    if (!first) throw refusedFile(bytes.length === 0 ? 'importFile' : 'importEmpty');
    const headers = first.cells;
    const headerKey = headers.map(wordKey).join('\n');
    const created = await this.dataSource.transaction(async (manager) => {
      const known = await this.rememberedMapping(manager, headerKey);
      const stockImport = await manager.save(
        manager.create(StockImport, {
          ...{ fileName, headers, headerKey, staff, rowCount: 0 },
          mapping: mappingFor(staff, known ?? proposedMapping(headers)),
          remembered: known !== undefined,
          personName: staff.account?.name ?? null,
        }),
      );
      const rowCount = await storeRows(manager, stockImport.id, rows);
      if (rowCount === 0) throw refusedFile('importEmpty');
      await manager.update(StockImport, stockImport.id, { rowCount });
      const after = { fileName, rows: rowCount };
      await this.record(manager, stockImport.id, staff, { action: 'create', after });
      return { ...stockImport, rowCount };
    });
    return toStockImport({ ...created, makes: {}, drafts: false, zipName: null }, NOTHING);
  }

  async get(id: number): Promise<StockImportResponse> {
    return this.toResponse(await this.row(this.dataSource.manager, id));
  }

  async list(paging: PageQuery): Promise<Page<StockImportResponse>> {
    const found = await page(this.db.selectFrom('catalog.stock_import').selectAll().orderBy('id', 'desc'), paging);
    return { ...found, items: await Promise.all(found.items.map((row) => this.toResponse(row))) };
  }

  /** Confirms the mapping of the columns and starts the check. */
  async map(id: number, { mapping, makes }: ImportMapping, staff: CurrentStaff): Promise<StockImportResponse> {
    return this.begun(async (manager) => {
      const row = await this.inState(manager, id, ['mapping', 'checked']);
      checkCosts(staff, mapping);
      if (mapping.length !== row.headers.length) {
        const errors = [{ path: 'mapping', message: staffValidationMessages.importField }];
        throw new AppError('VALIDATION_FAILED', {}, { errors });
      }
      return this.check(manager, { ...row, mapping, makes: makes ?? row.makes }, staff);
    });
  }

  async changeRow(id: number, row: number, { leftOut, cells }: ImportRowChange): Promise<StockImportResponse> {
    return this.dataSource.transaction(async (manager) => {
      const stockImport = await this.inState(manager, id, ['checked']);
      const stored = await manager.findOneBy(StockImportRow, { importId: id, row });
      if (!stored) throw new AppError('STOCK_IMPORT_ROW_NOT_FOUND', { id, row });
      // A row that was left out for its doubts is judged anew once it is corrected.
      const isReopened = cells !== undefined && leftOut === undefined && stored.leftOut && isDoubtful(stored);
      const next = {
        ...stored,
        ...(isReopened && { warnings: [] }),
        leftOut: leftOut ?? (stored.leftOut && !isReopened),
        cells: correctedCells(stored.cells, cells ?? {}, stockImport.mapping),
      };
      await manager.update(StockImportRow, { importId: id, row }, { leftOut: next.leftOut, cells: next.cells });
      if (cells) await this.task.checkRow(manager, stockImport, next);
      return toStockImport(stockImport, await countRows(manager, id));
    });
  }

  /** Stores a ZIP file's pictures through `write`, and rechecks rows that were already checked. */
  async replaceFiles(
    id: number,
    zipName: string,
    staff: CurrentStaff,
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<StockImportResponse> {
    return this.begun(async (manager) => {
      const row = await this.inState(manager, id, ['mapping', 'checked']);
      await write(manager);
      await this.record(manager, id, staff, { action: 'update', before: { zip: row.zipName }, after: { zip: zipName } });
      const next = { ...row, zipName };
      return row.state === 'checked' ? this.check(manager, next, staff) : this.change(manager, next, staff);
    });
  }

  async act(id: number, { action, drafts = false }: ImportStep, staff: CurrentStaff): Promise<StockImportResponse> {
    const { from, to } = ACTIONS[action];
    return this.begun(async (manager) => {
      const row = await this.inState(manager, id, from);
      checkCosts(staff, row.mapping);
      // A paused import resumes at its position: with its pictures, if its rows are done.
      const progress = row.state === 'paused' && action !== 'undo' ? {} : { position: 0, worked: 0 };
      const chosen = row.state === 'checked' ? { drafts } : {};
      const next = { ...row, ...chosen, ...(action === 'pause' ? {} : progress), state: to, finishedAt: null, staff };
      await this.record(manager, id, staff, {
        ...{ action: 'update', before: { state: row.state } },
        after: { state: to, ...(drafts && chosen) },
      });
      return this.change(manager, next, staff);
    });
  }

  /** A stock file, with the names of its columns. */
  async row(manager: EntityManager, id: number): Promise<StockImport> {
    const row = await manager.findOneBy(StockImport, { id });
    if (!row) throw new AppError('STOCK_IMPORT_NOT_FOUND', { id });
    return row;
  }

  private async begun(write: (manager: EntityManager) => Promise<StockImportResponse>): Promise<StockImportResponse> {
    const changed = await this.dataSource.transaction(write);
    this.task.runSoon();
    return changed;
  }

  private async inState(manager: EntityManager, id: number, states: ImportState[]): Promise<StockImport> {
    const row = await manager.findOne(StockImport, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new AppError('STOCK_IMPORT_NOT_FOUND', { id });
    if (!states.includes(row.state)) throw new AppError('STOCK_IMPORT_STATE_CHANGED', { id, state: row.state });
    return row;
  }

  private async check(manager: EntityManager, row: StockImport, staff: CurrentStaff): Promise<StockImportResponse> {
    await manager.query('UPDATE catalog.stock_import_file SET matched = false WHERE import_id = $1 AND matched', [row.id]);
    return this.change(manager, { ...row, state: 'checking', position: 0, worked: 0 }, staff);
  }

  private async change(manager: EntityManager, row: StockImport, staff: CurrentStaff): Promise<StockImportResponse> {
    const { id, ...values } = { ...row, staff };
    await manager.update(StockImport, id, values);
    return toStockImport(row, await countRows(manager, id));
  }

  private async toResponse(row: StockImport): Promise<StockImportResponse> {
    const counts = UNFINISHED.includes(row.state) ? await countRows(this.dataSource.manager, row.id) : row.counts;
    // Imports of earlier releases have no counts of pictures.
    return toStockImport(row, { ...NOTHING, ...counts });
  }

  /** The mapping that staff confirmed for the last file with the same headings. */
  private async rememberedMapping(manager: EntityManager, headerKey: string): Promise<(string | null)[] | undefined> {
    const confirmed: ImportState[] = ['checking', 'checked', 'running', 'pictures', 'paused', 'done', 'undoing', 'undone'];
    const last = await manager.findOne(StockImport, {
      select: { id: true, mapping: true },
      where: { headerKey, state: In(confirmed) },
      order: { id: 'DESC' },
    });
    return last?.mapping;
  }

  private record(
    manager: EntityManager,
    id: number,
    staff: CurrentStaff,
    write: { action: 'create' | 'update'; before?: object; after: object },
  ): Promise<void> {
    return recordStaffWrite(manager, SCHEMA, { staff, entity: 'stock-import', entityId: id, ...write });
  }
}

/** The cells of a row as staff correct them. @throws AppError VALIDATION_FAILED for a field without a column */
function correctedCells(
  cells: string[],
  corrected: NonNullable<ImportRowChange['cells']>,
  mapping: StockImport['mapping'],
): string[] {
  const next = [...cells];
  for (const [name, text] of Object.entries(corrected)) {
    const at = mapping.indexOf(name);
    if (at < 0) throw AppError.invalidField(`cells.${name}`, staffValidationMessages.importField);
    while (next.length < at) next.push('');
    next[at] = text;
  }
  return next;
}

/** Returns the number of rows. */
async function storeRows(manager: EntityManager, importId: number, rows: AsyncGenerator<FileRow>): Promise<number> {
  let count = 0;
  let waiting: FileRow[] = [];
  const store = async () => {
    await manager.query(
      `INSERT INTO catalog.stock_import_row (import_id, row, cells)
       SELECT $1, (r ->> 'row')::integer, ARRAY(SELECT json_array_elements_text(r -> 'cells')) FROM json_array_elements($2) AS r`,
      [importId, JSON.stringify(waiting)],
    );
    count += waiting.length;
    waiting = [];
  };
  for await (const row of rows) if (waiting.push(row) === BATCH_SIZE) await store();
  if (waiting.length > 0) await store();
  return count;
}
