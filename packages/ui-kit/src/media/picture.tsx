import { MEDIA_WIDTHS, type MediaFormat, mediaAddress, readMediaAddress, storedWidths } from '@dealership/contracts';
import { type ImageTiming, imageTiming, type PictureFile, type PreloadedPicture } from '@dealership/ui-kit';

const MAX_WIDTH = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1];

const sourceSet = (id: string, width: number, format: MediaFormat): string =>
  storedWidths(width)
    .map((stored) => `${mediaAddress(id, stored, format)} ${stored}w`)
    .join(', ');

/** Preload link for this picture. Undefined for external pictures. */
export function pictureToPreload(address: string, sizes: string): PreloadedPicture | undefined {
  const stored = readMediaAddress(address);
  return stored ? { srcSet: sourceSet(stored.id, stored.width, 'avif'), sizes, type: 'image/avif' } : undefined;
}

/** A stored picture as a `PictureFile`. Undefined for external pictures. */
export function storedPictureFile(address: string): PictureFile | undefined {
  const stored = readMediaAddress(address);
  if (!stored) return undefined;
  const { id, width, height } = stored;
  return { src: address, avif: sourceSet(id, width, 'avif'), width, height };
}

export interface PictureProps extends ImageTiming {
  /** URL as stored in the record: from our media store, or external. */
  address: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** A picture in the best width and format for the browser; reserves its space while loading. */
export function Picture({ address, alt, sizes, className, first }: PictureProps) {
  const stored = readMediaAddress(address);
  const common = { className, ...imageTiming({ first }) };
  if (!stored) return <img {...common} alt={alt} src={address} width={1600} height={1067} />;
  const shown = Math.min(stored.width, MAX_WIDTH ?? stored.width);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(stored.id, stored.width, 'avif')} sizes={sizes} />
      <img
        {...common}
        alt={alt}
        src={address}
        srcSet={sourceSet(stored.id, stored.width, 'webp')}
        sizes={sizes}
        width={shown}
        height={Math.round((stored.height * shown) / stored.width)}
      />
    </picture>
  );
}
