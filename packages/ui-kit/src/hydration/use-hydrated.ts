import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the part of the page is hydrated: false in what the server renders and in the first rendering of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
