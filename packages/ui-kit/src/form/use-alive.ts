import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken the markup over: false in what the server writes, true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
