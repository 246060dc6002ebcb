import { acceptFiles } from '@dealership/service-kit/endpoints';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { StockImportTask } from './jobs/stock-import.task.js';
import { PICTURE_ORIGINS, PictureFetcher } from './pictures/picture-fetcher.js';
import { PictureImportTask } from './pictures/picture-import.task.js';
import { StockImportZipsService } from './pictures/stock-import-zips.service.js';
import { StockImportRowsService } from './stock-import-rows.service.js';
import { PICTURE_ZIP, STOCK_FILE, StockImportsController } from './stock-imports.controller.js';
import { StockImportsService } from './stock-imports.service.js';

@Module({})
export class StockImportsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** `pictureOrigins`: set by the operator; they may be in a private network. */
  static forRoot(pictureOrigins: readonly string[]): DynamicModule {
    return {
      module: StockImportsModule,
      controllers: [StockImportsController],
      providers: [
        { provide: PICTURE_ORIGINS, useValue: pictureOrigins },
        ...[
          StockImportsService,
          StockImportRowsService,
          StockImportZipsService,
          StockImportTask,
          PictureFetcher,
          PictureImportTask,
        ],
      ],
    };
  }

  onModuleInit(): void {
    acceptFiles(this.host.httpAdapter.getInstance(), [STOCK_FILE, PICTURE_ZIP]);
  }
}
