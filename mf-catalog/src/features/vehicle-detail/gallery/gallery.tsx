import type { Vehicle } from '@dealership/contracts';
import { Spinner, useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import { NoPicture } from '@dealership/ui-kit/media';
import { type KeyboardEvent, useState } from 'react';
import styles from './gallery.module.css';
import { GalleryStrip, showsAllAtFirst } from './gallery-strip.js';
import { GalleryTrack } from './gallery-track.js';
import { useTrack } from './use-track.js';
import { useViewer } from './viewer/use-viewer.js';
import type { ViewedPicture } from './viewer/viewer.js';

const turntable = lazyComponent(async () => {
  const { Turntable } = await import(/* webpackChunkName: "turntable" */ './turntable/turntable.js');
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

/** All pictures, for browsers without scripts, which have no viewer. Other browsers do not load them. */
const WithoutScript = ({ pictures }: { pictures: ViewedPicture[] }) => (
  <ul className={`${styles.all} without-script`}>
    {pictures.slice(1).map(({ address, alt }) => (
      <li key={address}>
        <img src={address} alt={alt} loading="lazy" width={1600} height={1067} />
      </li>
    ))}
  </ul>
);

/** Full-width pictures to swipe, step through or open in full screen. */
export function Gallery({ images, name, alts = {}, spin = [], bodyType = null }: GalleryProps) {
  const { t } = useTranslation('catalog');
  const total = images.length;
  const track = useTrack(total);
  const { shown, show } = track;
  const [turning, setTurning] = useState(false);
  const pictures = images.map((address, at) => ({
    address,
    alt: alts[address] || t('gallery.picture', { name, number: at + 1 }),
  }));
  const view = useViewer(pictures, show);
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
  return (
    <section className={styles.gallery} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      <GalleryTrack track={track} pictures={pictures} bodyType={bodyType} onOpen={(at) => void view(at)} />
      {spin.length > 1 && (
        <button
          type="button"
          className={`${styles.turn} needs-script`}
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
      <GalleryStrip track={track} images={images}>
        <button
          type="button"
          className={showsAllAtFirst(total) ? `${styles.way} ${styles.redundant}` : styles.way}
          onClick={() => void view(shown)}
          aria-haspopup="dialog"
        >
          {t('gallery.all', { count: total })}
        </button>
      </GalleryStrip>
      <WithoutScript pictures={pictures} />
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
