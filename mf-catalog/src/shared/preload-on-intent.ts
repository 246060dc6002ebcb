/** For a button that opens a lazy part: preloads its code on hover or focus. */
export function preloadOnIntent({ load }: { load: () => Promise<unknown> }) {
  // A failed preload is retried, and reported, on use.
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
