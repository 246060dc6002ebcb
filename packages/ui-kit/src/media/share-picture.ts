import { MEDIA_WIDTHS, mediaAddress, readMediaAddress } from '@dealership/contracts';
import type { SharePicture } from '@dealership/ui-kit';

const WIDTH = MEDIA_WIDTHS[2];

/** A stored picture in a width and format that every social network supports; undefined for an external picture. */
export function sharePictureOf(address: string | null | undefined, alt: string): SharePicture | undefined {
  const stored = readMediaAddress(address ?? '');
  if (!stored) return undefined;
  const width = Math.min(stored.width, WIDTH);
  const height = Math.round((stored.height * width) / stored.width);
  return { url: mediaAddress(stored.id, width), width, height, alt };
}
