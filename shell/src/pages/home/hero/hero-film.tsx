import { useTranslation } from '@dealership/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import mp4 from '../../../assets/hero.mp4';
import webm from '../../../assets/hero.webm';
import styles from './hero-film.module.css';

const PLAYBACK_RATE = 0.1;

const PLAY = 'M8 5.5v13l10.5-6.5z';
const PAUSE = 'M8.5 5.5v13M15.5 5.5v13';

/** The film over its poster, with a pause button. */
export default function HeroFilm() {
  const { t } = useTranslation('shell');
  const film = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);

  const play = useCallback(async () => {
    const video = film.current;
    if (!video) return;
    // React does not set the muted attribute, and browsers autoplay only muted films.
    video.muted = true;
    video.playbackRate = PLAYBACK_RATE;
    try {
      await video.play();
    } catch (error) {
      console.warn('The film does not start; its picture stays', error);
    }
  }, []);
  useEffect(() => void play(), [play]);

  return (
    <>
      <video
        ref={film}
        className={[styles.film, 'directed', shown && styles.shown].filter(Boolean).join(' ')}
        loop
        muted
        playsInline
        preload="auto"
        onPlaying={() => {
          setShown(true);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      {shown && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(playing ? 'home.pauseFilm' : 'home.playFilm')}
          onClick={() => (playing ? film.current?.pause() : void play())}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d={playing ? PAUSE : PLAY} />
          </svg>
        </button>
      )}
    </>
  );
}
