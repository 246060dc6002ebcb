import { whenIdle } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import { savesData } from '../../../saves-data.js';

/** The smallest window in which the film shows a car well. */
const WIDE = '(min-width: 48em) and (min-aspect-ratio: 1/1)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const mayPlay = (): boolean => window.matchMedia(WIDE).matches && !window.matchMedia(REDUCED_MOTION).matches && !savesData();

/** Calls `callback` once the page has loaded and the browser is idle. */
function whenLoadedAndIdle(callback: () => void): () => void {
  let end: () => void = () => undefined;
  const wait = () => {
    end = whenIdle(callback);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    end();
  };
}

/** Whether to load the film: in wide windows without reduced motion or data saving, after everything else. */
export function useFilmEnabled(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setWanted(mayPlay())), []);
  return wanted;
}
