import { MEDIA_WIDTHS, mediaAddress, readMediaAddress, type StoredPicture, storedWidths } from '@dealership/contracts';
import { type ImageTiming, imageTiming, type PictureFile, type PreloadedPicture } from '@dealership/ui-kit';
import { type ReactNode, useState } from 'react';
import { NoPicture } from './no-picture.js';

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
  /** Shown if the picture cannot be loaded. */
  fallback?: ReactNode;
}

/** Whether the picture at `address` cannot be loaded, and what its element needs to tell. */
function useFailure(address: string) {
  const [failed, setFailed] = useState<string>();
  const onError = () => setFailed(address);
  // It may have failed before hydration, when nothing heard the event.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  return { hasFailed: failed === address, onError, ref };
}

/** A picture in the best width for the browser; reserves its space while loading. */
export function Picture({ address, alt, sizes, className, first, fallback }: PictureProps) {
  const { hasFailed, ...failure } = useFailure(address);
  const stored = readMediaAddress(address);
  if (hasFailed) return fallback === undefined ? <NoPicture className={className} /> : fallback;
  const common = { className, ...imageTiming({ first }), ...failure };
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
