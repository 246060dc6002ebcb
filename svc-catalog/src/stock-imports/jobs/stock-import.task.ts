import { setImmediate as nextTurn } from 'node:timers/promises';
import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, QueryFailedError } from 'typeorm';
import { PictureFetcher } from '../pictures/picture-fetcher.js';
import type { RowPicture } from '../stock-import-row.entity.js';
import { workOn } from './import-batches.js';

const TIMES = { intervalMs: 1000, initialDelayMs: 1000 };

/** Rows per transaction, which takes some milliseconds, so that reads of the site are not delayed. */
const BATCH_SIZE = 50;

/** Whether an error is caused by the row: by its values, or by another row with its number. */
const isOfRow = (error: unknown): boolean =>
  error instanceof QueryFailedError && /^2[23]/.test((error.driverError as { code?: string }).code ?? '');

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

  /** Returns whether there was work. */
  private async work(signal: AbortSignal): Promise<boolean> {
    try {
      return (await this.workOn(BATCH_SIZE)) !== undefined;
    } catch (error) {
      if (!isOfRow(error)) throw error;
      for (let row = 0; row < BATCH_SIZE && !signal.aborted; row++) await this.workOnOne();
      return true;
    }
  }

  /** If a row breaks its batch, only that row is given up. */
  private async workOnOne(): Promise<void> {
    try {
      await this.workOn(1);
    } catch (error) {
      if (!isOfRow(error)) throw error;
      await this.workOn(1, true);
    }
  }

  private workOn(size: number, isBroken = false) {
    return workOn(this.dataSource, (picture: RowPicture) => this.pictures.checked(picture), size, isBroken);
  }
}
