import { Icon, useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import type { Track } from './use-track.js';

/** Number of thumbnails loaded before the gallery is used. */
const THUMBNAILS_AT_FIRST = 3;

/** Whether all thumbnails are shown at once: a counter is not worth the place of the last one. */
export const showsAllAtFirst = (total: number): boolean => total <= THUMBNAILS_AT_FIRST + 1;

interface ThumbnailsProps {
  track: Track;
  images: string[];
}

function Thumbnails({ track, images }: ThumbnailsProps) {
  const { t } = useTranslation('catalog');
  const { total, shown, used, show } = track;
  const count = used || showsAllAtFirst(total) ? total : THUMBNAILS_AT_FIRST;
  return (
    <ul className={styles.thumbnails}>
      {images.slice(0, count).map((image, at) => (
        <li key={image}>
          <button
            type="button"
            className={styles.thumbnail}
            onClick={() => show(at)}
            aria-label={t('gallery.show', { number: at + 1 })}
            aria-current={at === shown ? 'true' : undefined}
          >
            <Picture address={image} alt="" sizes="112px" />
          </button>
        </li>
      ))}
      {total > count && (
        <li>
          <button
            type="button"
            className={styles.thumbnail}
            onClick={() => show(count)}
            aria-label={t('gallery.show', { number: count + 1 })}
          >
            <bdi dir="ltr">{`+${total - count}`}</bdi>
          </button>
        </li>
      )}
    </ul>
  );
}

export interface GalleryStripProps extends ThumbnailsProps {
  /** Other ways to view the pictures. */
  children: ReactNode;
}

/** Below the track: arrows, counter and thumbnails. */
export function GalleryStrip({ track, images, children }: GalleryStripProps) {
  const { t } = useTranslation('catalog');
  const { total, shown, show } = track;
  return (
    <div className={styles.strip}>
      {total > 1 && (
        <button type="button" className={styles.arrow} onClick={() => show(shown - 1)} aria-label={t('gallery.previous')}>
          <span className={styles.previous}>
            <Icon name="arrow" />
          </span>
        </button>
      )}
      <p className={styles.counter} role="status">
        <bdi dir="ltr">{`${shown + 1} / ${total}`}</bdi>
      </p>
      {total > 1 && (
        <>
          <button type="button" className={styles.arrow} onClick={() => show(shown + 1)} aria-label={t('gallery.next')}>
            <Icon name="arrow" />
          </button>
          <Thumbnails track={track} images={images} />
        </>
      )}
      <div className={`${styles.ways} needs-script`}>{children}</div>
    </div>
  );
}
