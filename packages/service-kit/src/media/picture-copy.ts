import { MEDIA_WIDTHS } from '@dealership/contracts';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from '../errors/app-error.js';
import { ENCODERS, MAX_CONCURRENT_ENCODINGS, MAX_PIXELS, RETRY_AFTER_SECONDS, WAITING } from './media-store.js';

/** A picture as WebP file; sizes in pixels. */
export interface PictureCopy {
  bytes: Buffer;
  width: number;
  height: number;
}

const MAX_SIDE = Math.max(...MEDIA_WIDTHS);

const turn = pLimit(MAX_CONCURRENT_ENCODINGS);

/** @throws AppError PICTURES_BUSY if too many are waiting */
export async function copyPicture(bytes: Buffer): Promise<PictureCopy> {
  if (turn.pendingCount >= WAITING) throw new AppError('PICTURES_BUSY', { retryAfter: RETRY_AFTER_SECONDS });
  return turn(async () => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const sized = image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await ENCODERS.webp(sized).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}
