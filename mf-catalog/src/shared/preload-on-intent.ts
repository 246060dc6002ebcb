/** For the button that leads to a lazy part: its code is asked for as soon as a pointer or the focus is on it. */
export function preloadOnIntent({ load }: { load: () => Promise<unknown> }) {
  // What fails ahead of time is asked for again when it is wanted, and reported then.
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
