import { useEffect, useRef } from 'react';

const INACTIVE_AFTER_MS = 2 * 60_000;

/** Events that show that the user is present. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'];

/** Runs repeatedly while the page is visible and the user is active. Without a pause (in ms), never. */
export function useActiveInterval(run: () => void, pause: number | undefined): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (pause === undefined) return;
    let seen = Date.now();
    const see = () => {
      seen = Date.now();
    };
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - seen < INACTIVE_AFTER_MS) latest.current();
    }, pause);
    for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, see, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, see);
    };
  }, [pause]);
}
