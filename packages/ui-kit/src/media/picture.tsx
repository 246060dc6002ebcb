import { MEDIA_WIDTHS, mediaAddress, readMediaAddress, type StoredPicture, storedWidths } from '@dealership/contracts';
import { type ImageTiming, imageTiming, type PictureFile, type PreloadedPicture } from '@dealership/ui-kit';

const MAX_WIDTH = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1];

const sourceSet = ({ id, width }: StoredPicture): string =>
  storedWidths(width)
    .map((stored) => `${mediaAddress(id, stored)} ${stored}w`)
    .join(', ');

/** Preload link for this picture. Undefined for external pictures. */
export function pictureToPreload(address: string, sizes: string): PreloadedPicture | undefined {
  const stored = readMediaAddress(address);
  return stored ? { srcSet: sourceSet(stored), sizes, type: 'image/webp' } : undefined;
}

/** A stored picture as a `PictureFile`. Undefined for external pictures. */
export function storedPictureFile(address: string): PictureFile | undefined {
  const stored = readMediaAddress(address);
  if (!stored) return undefined;
  const { width, height } = stored;
  return { src: address, srcSet: sourceSet(stored), width, height };
}

export interface PictureProps extends ImageTiming {
  /** URL as stored in the record: from our media store, or external. */
  address: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** A picture in the best width for the browser; reserves its space while loading. */
export function Picture({ address, alt, sizes, className, first }: PictureProps) {
  const stored = readMediaAddress(address);
  const common = { className, ...imageTiming({ first }) };
  if (!stored) return <img {...common} alt={alt} src={address} width={1600} height={1067} />;
  const shown = Math.min(stored.width, MAX_WIDTH ?? stored.width);
  return (
    <img
      {...common}
      alt={alt}
      src={address}
      srcSet={sourceSet(stored)}
      sizes={sizes}
      width={shown}
      height={Math.round((stored.height * shown) / stored.width)}
    />
  );
}
