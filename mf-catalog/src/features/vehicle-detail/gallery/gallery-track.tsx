import type { Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import heroStyles from '../../../shared/detail/detail-hero.module.css';
import { isTall } from '../../../shared/detail/is-tall.js';
import styles from './gallery.module.css';
import type { Track } from './use-track.js';
import type { ViewedPicture } from './viewer/viewer.js';

export const GALLERY_SIZES = '100vw';

export interface GalleryTrackProps {
  track: Track;
  pictures: ViewedPicture[];
  bodyType: Vehicle['bodyType'];
  onOpen: (at: number) => void;
}

/** Full-width slides to swipe; pressing one opens it in full screen. */
export function GalleryTrack({ track, pictures, bodyType, onOpen }: GalleryTrackProps) {
  const { t } = useTranslation('catalog');
  const { total, shown, used } = track;
  /** Load neighbouring pictures once the gallery is used. */
  const isWanted = (at: number) => at === shown || (used && Math.min(Math.abs(at - shown), total - Math.abs(at - shown)) === 1);
  return (
    <ul
      className={styles.track}
      ref={track.ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('gallery.label')}
      data-tall={isTall(bodyType) || undefined}
      onScroll={({ currentTarget }) => track.follow(currentTarget)}
      onPointerDown={track.touch}
    >
      {pictures.map(({ address, alt }, at) => (
        <li key={address} className={`${styles.slide} ${heroStyles.whole}`} inert={at !== shown}>
          {isWanted(at) && (
            <>
              <Picture address={address} alt={alt} sizes={GALLERY_SIZES} first={at === 0} />
              <button
                type="button"
                className={styles.open}
                onClick={() => onOpen(at)}
                aria-label={t('gallery.open', { number: at + 1 })}
                aria-haspopup="dialog"
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
