import { readMediaAddress, type StoredPicture, storedWidths } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { MediaStore } from '@dealership/service-kit/media';
import type { ServiceAddress } from '@dealership/service-kit/service-client';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { catalogPictures, contentPictures } from './pictures-in-use.js';

export const CATALOG_ACCESS = Symbol('CATALOG_ACCESS');

// Earlier releases also stored AVIF.
const FORMATS = ['webp', 'avif'];

/** Deletes pictures from the store permanently. */
@Injectable()
export class PictureRemovalService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
    @Inject(CATALOG_ACCESS) private readonly catalog: ServiceAddress,
  ) {}

  /**
   * Returns a function that deletes the pictures at these addresses after their rows, except those that other rows use:
   * identical files are one picture. Fails up front if usage cannot be determined.
   */
  async prepare(addresses: string[]): Promise<() => Promise<void>> {
    const pictures = addresses.map(readMediaAddress).filter((picture) => picture !== null);
    const elsewhere = pictures.length ? await this.inCatalog() : [];
    return async () => {
      const inUse = new Set([...elsewhere, ...(await contentPictures(this.dataSource))]);
      for (const picture of pictures) if (!inUse.has(picture.id)) await this.remove(picture);
    };
  }

  private async remove({ id, width }: StoredPicture): Promise<void> {
    for (const stored of storedWidths(width))
      for (const format of FORMATS) await this.media.files.remove(`${id}/${stored}.${format}`);
  }

  private async inCatalog(): Promise<string[]> {
    try {
      return await catalogPictures(this.catalog);
    } catch (cause) {
      throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
    }
  }
}
