/** For buttons that open a lazy part: preloads its code on hover or focus. */
export function preloadOnIntent({ load }: { load: () => Promise<unknown> }) {
  // A failed preload is retried, and any error reported, when the part is opened.
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
