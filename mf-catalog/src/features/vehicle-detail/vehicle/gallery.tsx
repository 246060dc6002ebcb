import { Icon, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './gallery.module.css';

export const GALLERY_SIZES = '(min-width: 1440px) 880px, (min-width: 1000px) 62vw, 100vw';

export interface GalleryProps {
  images: string[];
  /** Name of the vehicle, for the pictures' descriptions. */
  name: string;
}

/** Which slide fills the track, by where it has been scrolled to. Works in both directions of writing. */
const slideInView = (track: HTMLElement): number => Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1));

/** Pictures side by side on a track that fingers swipe; arrows, thumbnails and arrow keys move it too. */
export function Gallery({ images, name }: GalleryProps) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // Where arrows and keys are scrolling to: what passes by on the way is not what one wanted to see.
  const target = useRef<number | null>(null);
  if (images.length === 0) return <NoPicture />;

  const total = images.length;
  const show = (index: number) => {
    const next = (index + total) % total;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    target.current = next;
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
    setShown(next);
  };
  const follow = (element: HTMLElement) => {
    const inView = slideInView(element);
    if (target.current === inView) target.current = null;
    if (target.current === null) setShown(inView);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(shown + (event.key === forward ? 1 : -1));
  };

  return (
    <section className={styles.gallery} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <ul
          className={styles.track}
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          onScroll={({ currentTarget }) => follow(currentTarget)}
          onPointerDown={() => {
            target.current = null;
          }}
        >
          {images.map((image, at) => (
            <li key={image} className={styles.slide} inert={at !== shown}>
              <Picture
                address={image}
                alt={t('gallery.picture', { name, number: at + 1 })}
                sizes={GALLERY_SIZES}
                first={at === 0}
              />
            </li>
          ))}
        </ul>
        {total > 1 && (
          <div className={styles.controls}>
            <button type="button" className={styles.arrow} onClick={() => show(shown - 1)} aria-label={t('gallery.previous')}>
              <span className={styles.previous}>
                <Icon name="arrow" />
              </span>
            </button>
            <button type="button" className={styles.arrow} onClick={() => show(shown + 1)} aria-label={t('gallery.next')}>
              <Icon name="arrow" />
            </button>
          </div>
        )}
        <p className={styles.counter} role="status">
          <bdi dir="ltr">{`${shown + 1} / ${total}`}</bdi>
        </p>
      </div>
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((image, at) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumbnail}
                onClick={() => show(at)}
                aria-label={t('gallery.show', { number: at + 1 })}
                aria-current={at === shown ? 'true' : undefined}
              >
                <Picture address={image} alt="" sizes="160px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
