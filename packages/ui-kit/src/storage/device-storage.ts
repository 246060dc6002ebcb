import { useSyncExternalStore } from 'react';
import { openStorage } from './key-value-storage.js';

const storage = openStorage(() => localStorage);

/** Data kept on this device (localStorage) until the visitor clears it. Syncs across components and tabs. */
export const deviceStorage = {
  read: storage.read,
  write(name: string, value: string): void {
    storage.write(name, value);
    // Browsers notify only other tabs.
    window.dispatchEvent(new Event('storage'));
  },
};

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** The stored value of a name; undefined during server rendering. */
export const useDeviceStorage = (name: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => storage.read(name),
    () => undefined,
  );
