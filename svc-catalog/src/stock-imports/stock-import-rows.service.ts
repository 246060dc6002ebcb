import type { ImportRowFilter, StockImportRow as StockImportRowResponse } from '@dealership/contracts';
import { page, queriesOn } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { cellsFor, valuesFor } from './file/import-costs.js';
import { IS_KEPT, IS_LEFT_OUT } from './row-results.js';
import { toStockImportRow } from './stock-import.mapper.js';
import type { StockImportRow } from './stock-import-row.entity.js';
import { StockImportsService } from './stock-imports.service.js';

interface Tables {
  'catalog.stock_import_row': StockImportRow;
}

interface Wanted {
  page: number;
  pageSize: number;
  show?: ImportRowFilter;
}

const HAS_FAILED_PICTURE = sql<SqlBool>`EXISTS (SELECT 1 FROM json_array_elements(pictures) p WHERE p ->> 'problem' IS NOT NULL)`;

const holds = (show: ImportRowFilter | undefined): Expression<SqlBool> => {
  if (show === undefined) return sql`true`;
  if (show === 'warned') return sql`warnings::text <> '[]'`;
  if (show === 'unpictured') return HAS_FAILED_PICTURE;
  if (show === 'leftOut') return sql.raw(IS_LEFT_OUT);
  if (show === 'new' || show === 'changed') return sql`outcome = ${show} AND NOT left_out`;
  return show === 'kept' ? sql.raw(IS_KEPT) : sql`outcome = ${show}`;
};

/** Rows of a stock file, for staff. */
@Injectable()
export class StockImportRowsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly imports: StockImportsService,
  ) {}

  async list(importId: number, { show, ...paging }: Wanted, staff: CurrentStaff) {
    const { manager } = this.dataSource;
    const stockImport = await this.imports.row(manager, importId);
    const found = queriesOn<Tables>(manager)
      .selectFrom('catalog.stock_import_row')
      .selectAll()
      .where('importId', '=', importId)
      .where(holds(show))
      .orderBy('row');
    const { items, ...rest } = await page(found, paging);
    const visible = cellsFor(staff, stockImport);
    const values = valuesFor(staff);
    const toResponse = (row: StockImportRow): StockImportRowResponse =>
      toStockImportRow({ ...row, cells: visible(row.cells), before: values(row.before), after: values(row.after) }, stockImport);
    return { ...rest, items: items.map(toResponse) };
  }
}
