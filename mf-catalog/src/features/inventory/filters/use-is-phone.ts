import { useSyncExternalStore } from 'react';

/** The same as in filter-bar.module.css. */
const PHONE = '(max-width: 47.99em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is phone-sized; unknown on the server. */
export const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => undefined,
  );
