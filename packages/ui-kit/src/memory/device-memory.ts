import { useSyncExternalStore } from 'react';
import { memoryIn } from './memory.js';

const memory = memoryIn(() => localStorage);

/** Data kept on this device (localStorage) until the visitor clears it. Syncs across components and tabs. */
export const deviceMemory = {
  read: memory.read,
  write(name: string, value: string): void {
    memory.write(name, value);
    // Browsers notify only other tabs.
    window.dispatchEvent(new Event('storage'));
  },
};

const follow = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** The stored value of a name; undefined during server rendering. */
export const useDeviceMemory = (name: string): string | undefined =>
  useSyncExternalStore(
    follow,
    () => memory.read(name),
    () => undefined,
  );
