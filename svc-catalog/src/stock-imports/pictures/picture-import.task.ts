import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RowPicture } from '../stock-import-row.entity.js';
import { PictureFetcher } from './picture-fetcher.js';
import { claimRow, finishImports, type PicturedRow, releaseRow, saveRow, storePictures } from './picture-work.js';

const TIMES = { intervalMs: 1000, initialDelayMs: 1000 };

/** Pictures of one vehicle fetched concurrently. */
const CONCURRENCY = 4;

/** Fetches the pictures of imported rows, one vehicle at a time. Several processes may do so concurrently. */
@Injectable()
export class PictureImportTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly fetcher: PictureFetcher,
  ) {
    super('picture import', TIMES);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    while (!signal.aborted && (await this.work(signal)));
  }

  /** Returns whether there was work. */
  private async work(signal: AbortSignal): Promise<boolean> {
    const row = await claimRow(this.dataSource);
    if (!row) return finishImports(this.dataSource);
    try {
      await storePictures(this.dataSource, { ...row, pictures: await this.pictures(row, signal) });
    } catch (error) {
      // A row that failed keeps its lease: others go first, and it is not tried again at once.
      if (signal.aborted) await releaseRow(this.dataSource, row);
      throw error;
    }
    return true;
  }

  private async pictures(row: PicturedRow, signal: AbortSignal): Promise<RowPicture[]> {
    const results: RowPicture[] = [];
    for (let at = 0; at < row.pictures.length; at += CONCURRENCY) {
      signal.throwIfAborted();
      const together = row.pictures.slice(at, at + CONCURRENCY);
      results.push(
        ...(await Promise.all(
          together.map(async (picture) => {
            if (picture.problem !== null) return picture;
            const result = await this.fetcher.get(row.importId, picture, signal);
            await saveRow(this.dataSource, row);
            return result;
          }),
        )),
      );
    }
    return results;
  }
}
