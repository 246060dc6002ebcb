import styles from './file-picture.module.css';
import { type ImageTiming, imageTiming } from './image-timing.js';
import type { PictureFile } from './picture-file.js';

export interface FilePictureProps extends ImageTiming {
  file: PictureFile;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** An alternative picture for windows that match a media query. */
  instead?: { media: string; file: PictureFile };
}

/** A picture of the page itself, in the best width and format for the browser. */
export function FilePicture({ file, alt, sizes, className, first, instead }: FilePictureProps) {
  const { avif, src, srcSet, width, height } = file;
  return (
    <picture className={styles.picture}>
      {instead && (
        <>
          <source media={instead.media} type="image/avif" srcSet={instead.file.avif} sizes={sizes} />
          <source media={instead.media} srcSet={`${instead.file.src} ${instead.file.width}w`} sizes={sizes} />
        </>
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...imageTiming({ first })}
        className={className}
        alt={alt}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        width={width}
        height={height}
      />
    </picture>
  );
}
