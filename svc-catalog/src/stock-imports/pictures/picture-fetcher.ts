import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@dealership/service-kit';
import { FetchRefused, GuardedFetcher } from '@dealership/service-kit/guarded-fetch';
import { MAX_PICTURE_BYTES, MediaStore, storeSentPicture } from '@dealership/service-kit/media';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RowPicture } from '../stock-import-row.entity.js';

const TIMEOUT_MS = 20_000;
const REDIRECTS = 3;
/** Pause while uploads by staff fill the queue of the media store. */
const BUSY_RETRY_MS = 1000;

export const PICTURE_ORIGINS = Symbol('PICTURE_ORIGINS');

class PictureProblem extends Error {}

/** Copies pictures of stock files, from a URL or the ZIP file, into the media store. */
@Injectable()
export class PictureFetcher implements OnApplicationShutdown {
  private readonly fetcher: GuardedFetcher;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
    @Inject(PICTURE_ORIGINS) trustedOrigins: readonly string[],
  ) {
    this.fetcher = new GuardedFetcher({ trustedOrigins });
  }

  onApplicationShutdown(): Promise<void> {
    return this.fetcher.onApplicationShutdown();
  }

  /** Errors of a picture's URL, before fetching it. */
  checked(picture: RowPicture): RowPicture {
    if (picture.source === 'file') return picture;
    try {
      this.fetcher.checked(picture.name);
      return picture;
    } catch {
      return { ...picture, problem: 'importPictureAddress' };
    }
  }

  /**
   * The picture with its address in the media store, or with its problem.
   * @throws temporary failures, which are retried
   */
  async get(importId: number, picture: RowPicture, signal: AbortSignal): Promise<RowPicture> {
    try {
      const bytes = picture.source === 'file' ? await this.unzipped(importId, picture.name) : await this.fetched(picture.name);
      return { ...picture, address: await this.stored(bytes, signal) };
    } catch (error) {
      if (error instanceof PictureProblem) return { ...picture, problem: error.message };
      throw error;
    }
  }

  private async unzipped(importId: number, name: string): Promise<Buffer> {
    const [file]: { bytes: Buffer | null }[] = await this.dataSource.query(
      'SELECT bytes FROM catalog.stock_import_file WHERE import_id = $1 AND name = $2',
      [importId, name],
    );
    if (!file?.bytes) throw new PictureProblem('importPictureType');
    return file.bytes;
  }

  private async fetched(address: string): Promise<Buffer> {
    const request = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_PICTURE_BYTES, redirects: REDIRECTS };
    const answer = await this.fetcher.fetch(address, request).catch((cause: unknown) => {
      if (!(cause instanceof FetchRefused)) throw cause;
      if (cause.reason === 'too-large') throw new PictureProblem('importPictureLarge', { cause });
      const isWrong = cause.reason === 'address' || cause.reason === 'private';
      throw new PictureProblem(isWrong ? 'importPictureAddress' : 'importPictureUnavailable', { cause });
    });
    if (answer.status !== 200) throw new PictureProblem('importPictureUnavailable');
    return answer.bytes;
  }

  private async stored(bytes: Buffer, signal: AbortSignal): Promise<string> {
    while (true) {
      try {
        return await storeSentPicture(bytes, this.media, 'images');
      } catch (cause) {
        if (!(cause instanceof AppError)) throw cause;
        if (cause.code === 'PICTURE_TOO_LARGE') throw new PictureProblem('importPictureLarge', { cause });
        if (cause.code === 'PICTURE_NOT_ACCEPTED') throw new PictureProblem('importPictureType', { cause });
        // Anything else may pass, such as an outage of the media store.
        if (cause.code !== 'PICTURES_BUSY') throw cause;
        await delay(BUSY_RETRY_MS, undefined, { signal });
      }
    }
  }
}
