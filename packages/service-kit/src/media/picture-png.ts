import { buffer } from 'node:stream/consumers';
import { readMediaAddress, storedWidths } from '@dealership/contracts';
import sharp from 'sharp';
import type { MediaFiles } from './files/media-files.js';

interface Size {
  width: number;
  height: number;
}

async function pictureWithin(files: MediaFiles, address: string, within: Size) {
  const stored = readMediaAddress(address);
  if (!stored) return undefined;
  const widths = storedWidths(stored.width);
  const width = widths.find((wide) => wide >= within.width) ?? Math.max(...widths);
  const content = await files.open(`${stored.id}/${width}.webp`);
  return content && sharp(await buffer(content)).resize({ ...within, fit: 'inside', withoutEnlargement: true });
}

/**
 * A stored picture as a PNG, for programs without WebP.
 * @param address as stored in rows
 * @param within maximum size in pixels; never enlarged
 * @returns undefined if the address is not a picture's, or its file is missing
 */
export const picturePng = async (files: MediaFiles, address: string, within: Size): Promise<Buffer | undefined> =>
  (await pictureWithin(files, address, within))?.png({ palette: true }).toBuffer();

/** The same as a JPEG, for photographs. */
export const pictureJpeg = async (files: MediaFiles, address: string, within: Size): Promise<Buffer | undefined> =>
  (await pictureWithin(files, address, within))?.jpeg({ quality: 74, mozjpeg: true }).toBuffer();
