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
 * A picture of the media store as a PNG, for programs that show no WebP.
 * @param address as the rows keep it
 * @param within it is made smaller to fit into this, in pixels, never larger
 * @returns undefined where the address is no picture's, or its file is not there
 */
export const picturePng = async (files: MediaFiles, address: string, within: Size): Promise<Buffer | undefined> =>
  (await pictureWithin(files, address, within))?.png({ palette: true }).toBuffer();

/** The same as a JPEG, for photographs. */
export const pictureJpeg = async (files: MediaFiles, address: string, within: Size): Promise<Buffer | undefined> =>
  (await pictureWithin(files, address, within))?.jpeg({ quality: 74, mozjpeg: true }).toBuffer();
