import { type StockImport as StockImportResponse } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { StockImportsService } from '../stock-imports.service.js';
import { zipPictures } from './zip-pictures.js';

const RETRY_AFTER_SECONDS = 10;

/** ZIP files of pictures that staff upload with a stock file. */
@Injectable()
export class StockImportZipsService {
  /** Whether one is being processed; only one at a time, because each is held in memory. */
  private isBusy = false;

  constructor(private readonly imports: StockImportsService) {}

  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.isBusy) throw new AppError('PICTURES_BUSY', { retryAfter: RETRY_AFTER_SECONDS });
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.isBusy = false;
    }
  }

  /** Stores a ZIP file's pictures, replacing earlier ones, and rechecks rows that were already checked. */
  store(id: number, name: string, bytes: Buffer, staff: CurrentStaff): Promise<StockImportResponse> {
    return this.imports.replaceFiles(id, name, staff, async (manager) => {
      await manager.query('DELETE FROM catalog.stock_import_file WHERE import_id = $1', [id]);
      for await (const file of zipPictures(bytes))
        await manager.query(
          `INSERT INTO catalog.stock_import_file (import_id, name, folder, stem, base, number, bytes)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
          [id, file.name, file.folder, file.stem, file.base, file.number, file.bytes],
        );
    });
  }
}
