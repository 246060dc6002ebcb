import { IMPORT_FORMATS, IMPORT_ROW_FILTERS, type ImportFormat, type ImportRowFilter } from '@dealership/contracts';
import { LanguageParams, PageParams } from '@dealership/service-kit/endpoints';
import { IsIn, IsOptional, Matches } from 'class-validator';

export class NewStockImportParams {
  @IsOptional()
  @Matches(/^\P{Cc}{1,200}$/u, { message: '$property must be a text of at most 200 characters' })
  name = 'stock';
}

export class StockImportRowsParams extends PageParams {
  @IsOptional()
  @IsIn(IMPORT_ROW_FILTERS)
  show?: ImportRowFilter;
}

export class StockTemplateParams extends LanguageParams {
  @IsOptional()
  @IsIn(IMPORT_FORMATS)
  format: ImportFormat = 'csv';
}
