import type { Vehicle } from '@dealership/contracts';
import { Icon, Spinner, useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { type KeyboardEvent, useRef, useState } from 'react';
import heroStyles from '../../../shared/detail/detail-hero.module.css';
import { isTall } from '../../../shared/detail/is-tall.js';
import styles from './gallery.module.css';
import { useViewer } from './use-viewer.js';

export const GALLERY_SIZES = '100vw';

/** Number of thumbnails loaded before the gallery is used. */
const THUMBNAILS_AT_FIRST = 3;

const turntable = lazyComponent(async () => {
  const { Turntable } = await import(/* webpackChunkName: "turntable" */ './turntable.js');
  return Turntable;
});

export interface GalleryProps {
  images: string[];
  /** Name of the vehicle, for alternative texts. */
  name: string;
  /** Alternative texts by URL, if written. */
  alts?: Record<string, string> | undefined;
  /** Pictures of one full rotation of the vehicle. */
  spin?: string[] | undefined;
  bodyType?: Vehicle['bodyType'] | undefined;
}

/** The current slide by scroll position. Works in both writing directions. */
const slideInView = (track: HTMLElement): number => Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1));

/** The swipeable track and its navigation. */
function useTrack(total: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [used, setUsed] = useState(false);
  // Target of a scroll by arrows or keys: slides passed on the way are ignored.
  const target = useRef<number | null>(null);
  const show = (index: number) => {
    const next = (index + total) % total;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    target.current = next;
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
    setShown(next);
    setUsed(true);
  };
  const follow = (element: HTMLElement) => {
    const inView = slideInView(element);
    if (target.current === inView) target.current = null;
    if (target.current === null) setShown(inView);
  };
  const touch = () => {
    target.current = null;
    setUsed(true);
  };
  return { track, shown, used, show, follow, touch };
}

interface WithoutScriptProps {
  images: string[];
  altOf: (at: number) => string;
}

/** All pictures, for browsers without scripts, which have no viewer. Other browsers do not load them. */
const WithoutScript = ({ images, altOf }: WithoutScriptProps) => (
  <ul className={`${styles.all} without-script`}>
    {images.slice(1).map((image, at) => (
      <li key={image}>
        <img src={image} alt={altOf(at + 1)} loading="lazy" width={1600} height={1067} />
      </li>
    ))}
  </ul>
);

/** Full-width pictures to swipe, step through or open in full screen. */
export function Gallery({ images, name, alts = {}, spin = [], bodyType = null }: GalleryProps) {
  const { t } = useTranslation('catalog');
  const total = images.length;
  const { track, shown, used, show, follow, touch } = useTrack(total);
  const [turning, setTurning] = useState(false);
  // A counter is not worth the place of the last thumbnail.
  const thumbnails = used || total === THUMBNAILS_AT_FIRST + 1 ? total : THUMBNAILS_AT_FIRST;
  const altOf = (at: number) => alts[images[at] ?? ''] || t('gallery.picture', { name, number: at + 1 });
  const view = useViewer(
    images.map((address, at) => ({ address, alt: altOf(at) })),
    show,
  );
  if (total === 0)
    return (
      <div className={styles.track}>
        <NoPicture />
      </div>
    );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // The turntable's dialog is inside this section, and its slider handles the same keys.
    if ((event.target as Element).closest('dialog')) return;
    event.preventDefault();
    show(shown + (event.key === forward ? 1 : -1));
  };
  /** Load neighbouring pictures once the gallery is used. */
  const isWanted = (at: number) => at === shown || (used && Math.min(Math.abs(at - shown), total - Math.abs(at - shown)) === 1);

  return (
    <section className={styles.gallery} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      <ul
        className={styles.track}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        data-tall={isTall(bodyType) || undefined}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        onPointerDown={touch}
      >
        {images.map((image, at) => (
          <li key={image} className={`${styles.slide} ${heroStyles.whole}`} inert={at !== shown}>
            {isWanted(at) && (
              <>
                <Picture address={image} alt={altOf(at)} sizes={GALLERY_SIZES} first={at === 0} />
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => void view(at)}
                  aria-label={t('gallery.open', { number: at + 1 })}
                  aria-haspopup="dialog"
                />
              </>
            )}
          </li>
        ))}
      </ul>
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
            <ul className={styles.thumbnails}>
              {images.slice(0, thumbnails).map((image, at) => (
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
              {total > thumbnails && (
                <li>
                  <button
                    type="button"
                    className={styles.thumbnail}
                    onClick={() => show(thumbnails)}
                    aria-label={t('gallery.show', { number: thumbnails + 1 })}
                  >
                    <bdi dir="ltr">{`+${total - thumbnails}`}</bdi>
                  </button>
                </li>
              )}
            </ul>
          </>
        )}
        <div className={`${styles.ways} needs-script`}>
          {spin.length > 1 && (
            <button
              type="button"
              className={styles.way}
              // Only some browsers focus a clicked button, to which the focus returns on close.
              onClick={({ currentTarget }) => {
                currentTarget.focus();
                setTurning(true);
              }}
              aria-haspopup="dialog"
            >
              {t('turntable.open')}
            </button>
          )}
          <button
            type="button"
            className={total > THUMBNAILS_AT_FIRST + 1 ? styles.way : `${styles.way} ${styles.redundant}`}
            onClick={() => void view(shown)}
            aria-haspopup="dialog"
          >
            {t('gallery.all', { count: total })}
          </button>
        </div>
      </div>
      <WithoutScript images={images} altOf={altOf} />
      {turning && (
        <Island
          component={turntable}
          when="load"
          props={{ frames: spin, name, onClose: () => setTurning(false) }}
          fallback={<Spinner />}
        />
      )}
    </section>
  );
}
