import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the part is hydrated: false on the server and in the first client render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
