import type { Wake } from './wake.js';

/** How far below the window a part is brought to life. */
const NEAR = '300px';

/** For what one reads: when it comes near; at once where the server has left nothing to read. */
export const whenNear: Wake = (place, start) => {
  if (!place.firstElementChild) {
    void start();
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void start(), { rootMargin: NEAR });
  observer.observe(place);
  return () => observer.disconnect();
};
