import {
  DEFAULT_LANGUAGE,
  IMPORT_FORMATS,
  IMPORT_ROW_FILTERS,
  type ImportFormat,
  type ImportRowFilter,
  LANGUAGES,
  type Language,
} from '@dealership/contracts';
import { PageParams } from '@dealership/service-kit/endpoints';
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

export class StockTemplateParams {
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  lang: Language = DEFAULT_LANGUAGE;

  @IsOptional()
  @IsIn(IMPORT_FORMATS)
  format: ImportFormat = 'csv';
}
