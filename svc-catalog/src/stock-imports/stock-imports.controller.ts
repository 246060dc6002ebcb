import {
  type IdParams,
  IMPORT_BYTES,
  IMPORT_ZIP_BYTES,
  type ImportMapping,
  type ImportRowChange,
  type PageQuery,
  type StockImport,
  type StockImportRow,
} from '@dealership/contracts';
import { api, type BodyOf, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import type { Page } from '@dealership/service-kit/database';
import { FileBody, type FileKind, Route, readFileBody } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { stockTemplate } from './file/stock-template.js';
import { StockImportZipsService } from './pictures/stock-import-zips.service.js';
import { StockImportRowsService } from './stock-import-rows.service.js';
import { StockImportsService } from './stock-imports.service.js';

/** The content decides the type, because browsers name types as their system does. */
export const STOCK_FILE: FileKind = {
  name: 'stock',
  mediaTypes:
    /^(?:text\/csv|application\/(?:csv|octet-stream|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))/,
  wanted: 'Please send the file itself, as text/csv or application/octet-stream',
  largest: IMPORT_BYTES,
  tooLarge: 'STOCK_FILE_TOO_LARGE',
};

export const PICTURE_ZIP: FileKind = {
  name: 'zip',
  mediaTypes: /^application\/(?:zip|x-zip-compressed)/,
  wanted: 'Please send the file itself, as application/zip',
  largest: IMPORT_ZIP_BYTES,
  tooLarge: 'STOCK_ZIP_TOO_LARGE',
};

@Controller()
export class StockImportsController {
  constructor(
    private readonly imports: StockImportsService,
    private readonly rows: StockImportRowsService,
    private readonly zips: StockImportZipsService,
  ) {}

  @Route(api.createStockImport)
  @FileBody(STOCK_FILE)
  async create(
    @Body() body: unknown,
    @Query() { name }: QueryOf<typeof api.createStockImport>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StockImport> {
    return this.imports.create(name, await readFileBody(body, STOCK_FILE), staff);
  }

  @Route(api.listStockImports)
  list(@Query() paging: PageQuery): Promise<Page<StockImport>> {
    return this.imports.list(paging);
  }

  @Route(api.getStockImport)
  get(@Param() { id }: IdParams): Promise<StockImport> {
    return this.imports.get(id);
  }

  @Route(api.listStockImportRows)
  listRows(
    @Param() { id }: IdParams,
    @Query() params: QueryOf<typeof api.listStockImportRows>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<Page<StockImportRow>> {
    return this.rows.list(id, params, staff);
  }

  @Route(api.mapStockImport)
  map(@Param() { id }: IdParams, @Body() mapping: ImportMapping, @CurrentStaff() staff: CurrentStaff): Promise<StockImport> {
    return this.imports.map(id, mapping, staff);
  }

  @Route(api.changeStockImportRow)
  changeRow(
    @Param() { id, row }: ParamsOf<typeof api.changeStockImportRow>,
    @Body() change: ImportRowChange,
  ): Promise<StockImport> {
    return this.imports.changeRow(id, row, change);
  }

  @Route(api.sendStockImportPictures)
  @FileBody(PICTURE_ZIP)
  sendPictures(
    @Param() { id }: IdParams,
    @Body() body: unknown,
    @Query() { name }: QueryOf<typeof api.sendStockImportPictures>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StockImport> {
    return this.zips.exclusively(async () => this.zips.store(id, name, await readFileBody(body, PICTURE_ZIP), staff));
  }

  @Route(api.changeStockImport)
  act(
    @Param() { id }: IdParams,
    @Body() step: BodyOf<typeof api.changeStockImport>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StockImport> {
    return this.imports.act(id, step, staff);
  }

  @Route(api.downloadStockTemplate)
  template(@Query() { format, lang }: QueryOf<typeof api.downloadStockTemplate>): StreamableFile {
    return stockTemplate(format, lang);
  }
}
