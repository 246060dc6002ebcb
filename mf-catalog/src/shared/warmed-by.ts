/** For the button that leads to a lazy part: its code is asked for as soon as a pointer or the focus is on it. */
export function warmedBy({ load }: { load: () => Promise<unknown> }) {
  // What fails ahead of time is asked for again when it is wanted, and reported then.
  const warm = () => void load().catch(() => undefined);
  return { onPointerEnter: warm, onPointerDown: warm, onFocus: warm };
}
