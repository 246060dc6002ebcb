import { useEffect, useState } from 'react';

/** From this width on the hero has a film, where the window is wide enough to show a car in it. */
const WIDE = '(min-width: 768px) and (min-aspect-ratio: 1/1)';
const STILL = '(prefers-reduced-motion: reduce)';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const mayPlay = (): boolean => window.matchMedia(WIDE).matches && !window.matchMedia(STILL).matches && !savesData();

/** Calls back once the page has been loaded and has nothing else to do. */
function whenIdle(callback: () => void): () => void {
  let end: () => void = () => undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(callback);
      end = () => window.cancelIdleCallback(id);
      return;
    }
    // Safari has no idle callback.
    const timer = setTimeout(callback, 200);
    end = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    end();
  };
}

/** Whether the film should be fetched: on a wide window, when nothing asks for calm or for few bytes, after everything else. */
export function useFilmWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(mayPlay())), []);
  return wanted;
}
