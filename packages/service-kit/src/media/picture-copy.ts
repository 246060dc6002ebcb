import { MEDIA_WIDTHS } from '@dealership/contracts';
import sharp from 'sharp';
import { encodingQueue } from './encoding-queue.js';
import { MAX_PIXELS, toWebp } from './media-store.js';

/** A picture as WebP file; sizes in pixels. */
export interface PictureCopy {
  bytes: Buffer;
  width: number;
  height: number;
}

const MAX_SIDE = Math.max(...MEDIA_WIDTHS);

/** @throws AppError PICTURES_BUSY if too many are waiting */
export function copyPicture(bytes: Buffer): Promise<PictureCopy> {
  return encodingQueue.run(async () => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const sized = image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await toWebp(sized).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}
