import { buffer } from 'node:stream/consumers';
import { readMediaAddress, storedWidths } from '@dealership/contracts';
import sharp from 'sharp';
import type { MediaFiles } from './files/media-files.js';

interface Size {
  width: number;
  height: number;
}

/**
 * A picture of the media store as a PNG, for programs that show no WebP.
 * @param address as the rows keep it
 * @param within it is made smaller to fit into this, in pixels, never larger
 * @returns undefined where the address is no picture's, or its file is not there
 */
export async function picturePng(files: MediaFiles, address: string, within: Size): Promise<Buffer | undefined> {
  const stored = readMediaAddress(address);
  if (!stored) return undefined;
  const widths = storedWidths(stored.width);
  const width = widths.find((wide) => wide >= within.width) ?? Math.max(...widths);
  const content = await files.open(`${stored.id}/${width}.webp`);
  if (!content) return undefined;
  return sharp(await buffer(content))
    .resize({ ...within, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer();
}
