import { acceptFiles } from '@dealership/service-kit/endpoints';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { StockImportRowsService } from './stock-import-rows.service.js';
import { STOCK_FILE, StockImportsController } from './stock-imports.controller.js';
import { StockImportsService } from './stock-imports.service.js';
import { ImportRunner } from './work/import-runner.js';

@Module({
  controllers: [StockImportsController],
  providers: [StockImportsService, StockImportRowsService, ImportRunner],
})
export class StockImportsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    acceptFiles(this.host.httpAdapter.getInstance(), [STOCK_FILE]);
  }
}
