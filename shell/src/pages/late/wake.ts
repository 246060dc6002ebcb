import { i18n, showToast } from '@dealership/ui-kit';

/**
 * Calls `start` when the part in `place` is wanted, and again while it could not be had (`false`). Returns what ends it, once the part
 * is alive or gone.
 */
export type Wake = (place: HTMLElement, start: () => Promise<boolean>) => () => void;

/** How far below the window a part is brought to life. */
const NEAR = '300px';

/** For what one reads: when it comes near. */
export const whenNear: Wake = (place, start) => {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void start(), { rootMargin: NEAR });
  observer.observe(place);
  return () => observer.disconnect();
};

const tellUnavailable = () =>
  showToast({ kind: 'error', title: i18n.t('common:partUnavailable.title'), text: i18n.t('common:partUnavailable.text') });

/** For what one operates: when the pointer or the focus gets there. A form that is sent too early is sent once it is alive. */
export const whenUsed: Wake = (place, start) => {
  let early: HTMLFormElement | undefined;
  const isInside = ({ target }: Event) => target instanceof Node && place.contains(target);
  const onUse = (event: Event) => {
    if (isInside(event)) void start();
  };
  const onSubmit = async (event: Event) => {
    if (!isInside(event)) return;
    event.preventDefault();
    early = event.target as HTMLFormElement;
    if (!(await start())) tellUnavailable();
  };
  const stop = new AbortController();
  // React keeps events from what is not alive yet: they are heard above its root.
  const above = { capture: true, signal: stop.signal };
  for (const use of ['pointerover', 'pointerdown', 'focusin']) window.addEventListener(use, onUse, above);
  window.addEventListener('submit', (event) => void onSubmit(event), above);
  // There is nothing yet that one could get at.
  if (!place.firstElementChild) void start();
  return () => {
    stop.abort();
    if (early?.isConnected) early.requestSubmit();
    early = undefined;
  };
};
