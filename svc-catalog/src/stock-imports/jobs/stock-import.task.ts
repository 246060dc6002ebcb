import { setImmediate as nextTurn } from 'node:timers/promises';
import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PictureFetcher } from '../pictures/picture-fetcher.js';
import type { StockImport } from '../stock-import.entity.js';
import type { RowPicture, StockImportRow } from '../stock-import-row.entity.js';
import { isOfRow, WORK, workOn } from './import-batches.js';

const TIMES = { intervalMs: 1000, initialDelayMs: 1000 };

/** Rows per transaction, which takes some milliseconds, so that reads of the site are not delayed. */
const BATCH_SIZE = 50;

/** Checks, imports and reverts stock files, a few rows at a time. Several processes may do so concurrently. */
@Injectable()
export class StockImportTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pictures: PictureFetcher,
  ) {
    super('stock import', TIMES);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    while (!signal.aborted && (await this.work(signal))) await nextTurn();
  }

  /** Checks one row of a checked file again, in the caller's transaction. */
  checkRow(manager: EntityManager, stockImport: StockImport, row: StockImportRow): Promise<void> {
    return WORK.checking.write(manager, stockImport, [row], (picture) => this.pictures.checked(picture));
  }

  /** Returns whether there was work. */
  private async work(signal: AbortSignal): Promise<boolean> {
    try {
      return (await this.workOn(BATCH_SIZE)) !== undefined;
    } catch (error) {
      if (!isOfRow(error)) throw error;
      // One of the rows breaks its batch, and only that one is given up.
      for (let row = 0; row < BATCH_SIZE && !signal.aborted; row++) await this.workOn(1);
      return true;
    }
  }

  private workOn(size: number) {
    return workOn(this.dataSource, (picture: RowPicture) => this.pictures.checked(picture), size);
  }
}
