import { useSyncExternalStore } from 'react';
import { memoryIn } from './memory.js';

const memory = memoryIn(() => localStorage);

/** What this device remembers until the visitor clears it. Other parts of the page and other tabs follow. */
export const deviceMemory = {
  read: memory.read,
  write(name: string, value: string): void {
    memory.write(name, value);
    // Browsers tell the other tabs alone.
    window.dispatchEvent(new Event('storage'));
  },
};

const follow = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** What the device remembers under a name; nothing in what the server renders. */
export const useDeviceMemory = (name: string): string | undefined =>
  useSyncExternalStore(
    follow,
    () => memory.read(name),
    () => undefined,
  );
